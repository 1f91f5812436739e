import { parseServerEnv } from '@/lib/env';
import { seed } from '@/prisma/seed';
import { migrate } from '../migrate';
import { isPortFree } from '../ports';
import { createDatabaseIfMissing } from '../postgres/databases';
import { startPostgres } from '../postgres/server';
import { waitUntil } from '../wait-until';
import { finishBuild, NEXT, SERVER, startBuildIfNeeded } from './build';
import { type Part, startNode } from './child';
import { localSetup } from './environment';

export type Options = { port: number; sandboxPort: number; dataDir: string; hotReload: boolean };

const STARTUP_MS = 120_000;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The parts of a run that was killed a moment ago may need that moment to let go of their ports. */
async function requirePort(port: number, variable: string, host: string): Promise<void> {
  await waitUntil(() => isPortFree(port, host), {
    timeout: 3000,
    message: `Port ${port} is taken by another program: stop that one, or set ${variable} to a free port`,
  });
}

/** Waits for an HTTP answer that satisfies, and gives up when the part that should give it is gone. */
async function answering(part: Part, name: string, url: string, satisfies: (status: number) => boolean): Promise<void> {
  const asked = waitUntil(
    () =>
      fetch(url, { signal: AbortSignal.timeout(5000) })
        .then((response) => satisfies(response.status))
        .catch(() => false),
    { timeout: STARTUP_MS, every: 100, message: `${name} does not answer at ${url}` },
  );
  const gone = part.exited.then((how) => {
    throw new Error(how);
  });
  await Promise.race([asked, gone]);
}

async function embeddedDatabase(dataDir: string, parts: Part[]): Promise<string> {
  say(`Starting the database in ${dataDir} ...`);
  const server = await startPostgres(dataDir);
  parts.push({ exited: server.exited.then(() => 'The database server ended.'), stop: server.stop });
  await createDatabaseIfMissing(server.url('postgres'), 'sofa');
  return server.url('sofa');
}

async function buildIfNeeded(parts: Part[]): Promise<void> {
  const started = startBuildIfNeeded();
  if (!started) return;
  say('Building the application: about a minute, and only when it has changed ...');
  parts.push(started.build);
  const succeeded = await started.build.succeeded;
  parts.splice(parts.indexOf(started.build), 1);
  if (!succeeded) throw new Error('The build failed.');
  finishBuild(started.fingerprint);
}

/** Starts everything, one part after another, and adds each to `parts` as soon as it has to be stopped at the end. */
export async function bringUp({ port, sandboxPort, dataDir, hotReload }: Options, parts: Part[]): Promise<void> {
  const { environment: local, simulated } = localSetup(process.env, { port, sandboxPort });
  const configured = { ...process.env, ...local };
  // What is wrong with the configuration is said before anything is started; the embedded database is right by construction.
  const production = configured.APP_ENV === 'production';
  const ownDatabase = !configured.DATABASE_URL?.trim() && !production;
  parseServerEnv(ownDatabase ? { ...configured, DATABASE_URL: 'postgresql://embedded' } : configured);
  await requirePort(port, 'PORT', '0.0.0.0');
  if (simulated.length > 0) await requirePort(sandboxPort, 'SANDBOX_PORT', '127.0.0.1');

  const databaseUrl = ownDatabase ? await embeddedDatabase(dataDir, parts) : (configured.DATABASE_URL ?? '');
  await migrate(databaseUrl);
  await seed(databaseUrl);
  if (!hotReload) await buildIfNeeded(parts);

  if (simulated.length > 0) {
    const sandbox = startNode('The local providers', ['--import', 'tsx', 'sandbox/server.ts'], {
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: dataDir,
      WEBHOOK_URL: `http://127.0.0.1:${port}/api/webhooks/stripe`,
      WEBHOOK_SECRET: simulated.includes('Stripe') ? local.STRIPE_WEBHOOK_SECRET : undefined,
      // The stand-ins refuse to run beside a live key, and have no use for one.
      STRIPE_SECRET_KEY: simulated.includes('Stripe') ? local.STRIPE_SECRET_KEY : undefined,
    });
    parts.push(sandbox);
    await answering(sandbox, 'The local providers', `http://127.0.0.1:${sandboxPort}/`, () => true);
  }

  const program = hotReload ? [NEXT, 'dev', '--port', String(port)] : [SERVER];
  const application = startNode('The application', program, {
    ...local,
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    HOSTNAME: '0.0.0.0',
    NODE_ENV: hotReload ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  });
  parts.push(application);
  await answering(
    application,
    'The application',
    `http://127.0.0.1:${port}/api/health`,
    (status) => status === 200 || status === 404,
  );
  announce({ port, sandboxPort, dataDir, simulated, ownDatabase });
}

type Announcement = Pick<Options, 'port' | 'sandboxPort' | 'dataDir'> & { simulated: string[]; ownDatabase: boolean };

function announce({ port, sandboxPort, dataDir, simulated, ownDatabase }: Announcement): void {
  const lines = ['', `El Sofá Del Dinero is ready:  http://localhost:${port}`, ''];
  lines.push(
    ownDatabase ? `  Database  embedded PostgreSQL, its data in ${dataDir}` : '  Database  yours (DATABASE_URL)',
  );
  if (simulated.includes('Stripe')) {
    lines.push('  Payments  simulated, no card is ever charged: pay with 4242 4242 4242 4242');
  } else {
    lines.push('  Payments  Stripe, with your key');
  }
  if (simulated.includes('Resend')) {
    lines.push(`  E-mail    simulated, none leaves this machine: read it at http://127.0.0.1:${sandboxPort}/`);
  }
  if (simulated.includes('Google')) lines.push('  Calendar  simulated');
  lines.push('', 'Ctrl-C stops everything. The data stays.', '');
  for (const line of lines) say(line);
}
