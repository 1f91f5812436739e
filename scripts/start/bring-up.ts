import { resolve } from 'node:path';
import { parseServerEnv } from '@/lib/shared/env';
import { isProduction } from '@/lib/shared/env/configuration-faults';
import { seed } from '@/prisma/seed';
import { migrate } from '../migrate';
import { isPortFree } from '../ports';
import { createDatabaseIfMissing } from '../postgres/databases';
import { startPostgres } from '../postgres/server';
import { waitUntil } from '../wait-until';
import { announcement } from './announcement';
import { build, isBuilt, NEXT, SERVER_ENVIRONMENT, SERVER_PROGRAM } from './build';
import { type Part, startNode } from './child';
import { demonstrationDesk } from './demonstration-desk';
import { localSetup } from './environment';
import { withPassingParts } from './passing-parts';
import { copyReaderFiles } from './reader-files';
import { refuseUnproven } from './refuse-unproven';

export type Options = { port: number; sandboxPort: number; dataDir: string; hotReload: boolean };

const STARTUP_TIMEOUT_MS = 120_000;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Parts of a run that was killed a moment ago may still hold their ports. */
async function requirePort(port: number, variable: string, host: string): Promise<void> {
  await waitUntil(() => isPortFree(port, host), {
    timeout: 3000,
    message: `Port ${port} is taken by another program: stop that one, or set ${variable} to a free port`,
  });
}

/** Where this machine reaches a server that listens on `address`. */
function urlOf(address: string, port: number): string {
  const host = ['0.0.0.0', '::'].includes(address) ? '127.0.0.1' : address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Waits for an accepted HTTP status; fails if the part exits first. */
async function waitForAnswer(
  part: Part,
  name: string,
  url: string,
  accepts: (status: number) => boolean,
): Promise<void> {
  const answered = waitUntil(
    () =>
      fetch(url, { signal: AbortSignal.timeout(5000) })
        .then((response) => accepts(response.status))
        .catch(() => false),
    { timeout: STARTUP_TIMEOUT_MS, every: 100, message: `${name} does not answer at ${url}` },
  );
  const gone = part.exited.then((how) => {
    throw new Error(how);
  });
  await Promise.race([answered, gone]);
}

async function embeddedDatabase(dataDir: string, parts: Part[]): Promise<string> {
  say(`Starting the database in ${dataDir} ...`);
  const server = await startPostgres(dataDir);
  parts.push({ exited: server.exited.then(() => 'The database server ended.'), stop: server.stop });
  await createDatabaseIfMissing(server.url('postgres'), 'sofa');
  return server.url('sofa');
}

async function buildIfNeeded(parts: Part[]): Promise<void> {
  if (isBuilt()) return;
  say('Building the application, which takes a minute and only when it has changed ...');
  await withPassingParts(parts, build);
}

/** Starts each part in order and adds it to `parts` as soon as it must be stopped at the end. */
export async function bringUp({ port, sandboxPort, dataDir, hotReload }: Options, parts: Part[]): Promise<void> {
  const { environment: local, simulated } = localSetup(process.env, { port, sandboxPort });
  const configured = { ...process.env, ...local };
  // Configuration errors are reported before anything starts; the URL of the embedded database is not known yet.
  const ownDatabase = !configured.DATABASE_URL?.trim() && !isProduction(configured);
  const { LISTEN_ADDRESS } = parseServerEnv(
    ownDatabase ? { ...configured, DATABASE_URL: 'postgresql://embedded' } : configured,
  );
  await refuseUnproven(configured);
  await requirePort(port, 'PORT', LISTEN_ADDRESS);
  if (simulated.length > 0) await requirePort(sandboxPort, 'SANDBOX_PORT', '127.0.0.1');

  const databaseUrl = ownDatabase ? await embeddedDatabase(dataDir, parts) : (configured.DATABASE_URL ?? '');
  await migrate(databaseUrl);
  await seed(databaseUrl);
  const demonstration = ownDatabase && !isProduction(configured) ? await demonstrationDesk(databaseUrl, dataDir) : null;
  // Pages say what the server does, so it is settled before they are built.
  if (demonstration) process.env.PRIVATE_SPACE ||= 'on';
  if (hotReload) copyReaderFiles();
  else await buildIfNeeded(parts);

  if (simulated.length > 0) {
    const sandbox = startNode('The local providers', ['--import', 'tsx', 'sandbox/server.ts'], {
      environment: {
        SANDBOX_PORT: String(sandboxPort),
        DATA_DIR: dataDir,
        WEBHOOK_URL: simulated.includes('Stripe') ? `${urlOf(LISTEN_ADDRESS, port)}/api/webhooks/stripe` : undefined,
        WEBHOOK_SECRET: local.STRIPE_WEBHOOK_SECRET,
        MAIL_WEBHOOK_URL: simulated.includes('Resend')
          ? `${urlOf(LISTEN_ADDRESS, port)}/api/webhooks/resend`
          : undefined,
        MAIL_WEBHOOK_SECRET: local.RESEND_WEBHOOK_SECRET,
        // The sandbox refuses to start beside a live key and does not need one.
        STRIPE_SECRET_KEY: local.STRIPE_SECRET_KEY,
      },
    });
    parts.push(sandbox);
    await waitForAnswer(sandbox, 'The local providers', `http://127.0.0.1:${sandboxPort}/`, () => true);
  }

  const program = hotReload ? [NEXT, 'dev', '--port', String(port), '--hostname', LISTEN_ADDRESS] : SERVER_PROGRAM;
  const application = startNode('The application', program, {
    environment: {
      ...SERVER_ENVIRONMENT,
      ...local,
      ...(demonstration && { DEMONSTRATION_PROOF_HASH: demonstration.proofHash }),
      DATABASE_URL: databaseUrl,
      DATA_DIR: resolve(dataDir),
      PORT: String(port),
      LISTEN_ADDRESS,
      NODE_ENV: hotReload ? 'development' : 'production',
      // serve.mjs says it to the built server.
      ...(hotReload && { NEXT_MANUAL_SIG_HANDLE: 'true' }),
      NEXT_TELEMETRY_DISABLED: '1',
    },
  });
  parts.push(application);
  const live = `${urlOf(LISTEN_ADDRESS, port)}/api/health/live`;
  await waitForAnswer(application, 'The application', live, (status) => status === 200);
  for (const line of announcement({
    port,
    sandboxPort,
    dataDir,
    simulated,
    ownDatabase,
    deskKey: demonstration?.key ?? null,
  }))
    say(line);
}
