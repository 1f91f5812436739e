import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { commandSchema, serverSchema, siteSchema } from '@/lib/env';
import { findFreePort } from '@/scripts/ports';
import { SERVER_PROGRAM } from '@/scripts/start/build';
import { type Child, startNode } from '@/scripts/start/child';
import { localSetup } from '@/scripts/start/environment';
import { Api } from '../http/api';
import { SandboxControl } from '../http/sandbox-control';
import { createTestDatabase } from './database';
import { waitUntil } from './wait-until';

type Environment = Record<string, string | undefined>;

type StackOptions = {
  /** Servers on the one database. */
  instances?: number;
  /** Further variables of the servers. */
  env?: Environment;
};

export type Stack = {
  /** The first server, to which the local Stripe also sends its events. */
  baseUrl: string;
  urls: string[];
  api: Api;
  sandbox: SandboxControl;
  db: pg.Pool;
  databaseUrl: string;
  /** The process of a running server. */
  serverPid(index?: number): number;
  /** The process of the local providers. */
  sandboxPid(): number;
  /** Ends a server as a crash would. */
  killServer(index?: number): Promise<void>;
  stopServer(index?: number): Promise<void>;
  /** Settles with how the process of this server ended. */
  serverEnded(index?: number): Promise<string>;
  /** The file to which this server writes. */
  serverLog(index?: number): string;
  /** Starts a server that was stopped or killed again, at its old address. */
  startServer(index?: number): Promise<void>;
  /** Forgets every order, booking, user, job and e-mail. */
  clear(): Promise<void>;
  stop(): Promise<void>;
};

const READY_MS = 60_000;

// Not Madrid's: whatever computes office hours in the zone of the machine is found out.
const ZONE = 'America/New_York';

/** A developer's own .env must not reach a test: every variable that a test does not set is empty, which counts as absent. */
const nothingConfigured: Environment = Object.fromEntries(
  [siteSchema, serverSchema, commandSchema].flatMap(({ shape }) => Object.keys(shape)).map((name) => [name, '']),
);

function logFile(name: string): string {
  const directory = process.env.TEST_LOG_DIR ?? join(tmpdir(), 'sofa-test-logs');
  mkdirSync(directory, { recursive: true });
  return join(directory, `${name}.log`);
}

/** Starts a Node program that writes to a log file, and waits until its address answers as expected. */
async function launch(
  name: string,
  args: string[],
  env: Environment,
  url: string,
  ready: (status: number) => boolean,
): Promise<Child> {
  const log = openSync(logFile(name), 'a');
  const child = startNode(name, args, { environment: { ...nothingConfigured, TZ: ZONE, ...env }, output: log });
  closeSync(log);
  let ended: string | undefined;
  child.exited.then((how) => {
    ended = how;
  });
  const answers = () =>
    fetch(url).then(
      ({ status }) => ready(status),
      () => false,
    );
  await waitUntil(async () => ended ?? (await answers()), { timeout: READY_MS, message: `${name} does not answer` });
  if (ended) throw new Error(`${ended} Its log is ${name}.log.`);
  return child;
}

function serverEnvironment(
  port: number,
  sandboxPort: number,
  siteUrl: string,
  databaseUrl: string,
  env: Environment,
): Environment {
  const { environment } = localSetup({}, { port, sandboxPort });
  const address = { PORT: String(port), HOSTNAME: '127.0.0.1', SITE_URL: siteUrl };
  return { NODE_ENV: 'production', APP_ENV: 'test', ...environment, ...address, DATABASE_URL: databaseUrl, ...env };
}

const FORGET = `
  TRUNCATE bookings, orders, users, stripe_events, contact_messages, newsletter_subscriptions, rate_limits;
  TRUNCATE consultations, consultation_files, consultation_file_parts, refused_consultations;
  DELETE FROM graphile_worker._private_jobs WHERE locked_at IS NULL;`;

const DEADLOCK = '40P01';

/** False if a job that is under way held what is to be emptied while it waited for us, and we had to give way. */
function forget(db: pg.Pool): Promise<boolean> {
  return db.query(FORGET).then(
    () => true,
    (error: { code?: string }) => {
      if (error.code === DEADLOCK) return false;
      throw error;
    },
  );
}

/** The product as it is deployed, on a database and local providers of its own: what one test does no other sees. */
export async function startStack({ instances = 1, env = {} }: StackOptions = {}): Promise<Stack> {
  const undo: (() => Promise<unknown>)[] = [];
  let stopped = false;
  const stop = async () => {
    stopped = true;
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const database = await createTestDatabase();
    undo.push(database.drop);
    const directory = mkdtempSync(join(tmpdir(), 'sofa-stack-'));
    undo.push(async () => rmSync(directory, { recursive: true, force: true }));
    const db = new pg.Pool({ connectionString: database.url, max: 4 });
    // What breaks while nobody uses it, as when the database is dropped, is no test's failure.
    db.on('error', () => undefined);
    undo.push(() => db.end());

    const sandboxPort = await findFreePort();
    const ports: number[] = [];
    while (ports.length < instances) ports.push(await findFreePort());
    const urls = ports.map((port) => `http://127.0.0.1:${port}`);
    const [baseUrl = ''] = urls;
    const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
    const sandboxEnvironment = {
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: directory,
      WEBHOOK_URL: `${baseUrl}/api/webhooks/stripe`,
      WEBHOOK_SECRET: 'whsec_local_sandbox',
    };
    const program = ['--import', 'tsx', 'sandbox/server.ts'];
    const providers = await launch(`sandbox-${sandboxPort}`, program, sandboxEnvironment, sandboxUrl, () => true);
    undo.push(providers.stop);

    const servers = new Map<number, Child>();
    const runsJobs = env.RUN_JOBS !== 'false';
    const startServer = async (index = 0) => {
      const port = ports[index];
      if (port === undefined || stopped) throw new Error(`There is no server ${index} in this stack.`);
      const environment = serverEnvironment(port, sandboxPort, baseUrl, database.url, env);
      const isReady = (status: number) => status === 200 || (!runsJobs && status === 503);
      const url = `http://127.0.0.1:${port}/api/health`;
      const server = await launch(`server-${port}`, SERVER_PROGRAM, environment, url, isReady);
      // A test that ran out of time goes on in the background, while its stack is being stopped.
      if (stopped) await server.kill();
      servers.set(index, server);
    };
    undo.push(() => Promise.all([...servers.values()].map((server) => server.stop())));
    await Promise.all(ports.map((_, index) => startServer(index)));

    const sandbox = new SandboxControl(sandboxUrl);
    return {
      baseUrl,
      urls,
      api: new Api(baseUrl),
      sandbox,
      db,
      databaseUrl: database.url,
      serverPid: (index = 0) => {
        const pid = servers.get(index)?.pid;
        if (pid === undefined) throw new Error(`Server ${index} of this stack is not running.`);
        return pid;
      },
      sandboxPid: () => {
        if (providers.pid === undefined) throw new Error('The local providers of this stack are not running.');
        return providers.pid;
      },
      killServer: async (index = 0) => servers.get(index)?.kill(),
      stopServer: async (index = 0) => servers.get(index)?.stop(),
      serverEnded: async (index = 0) => (await servers.get(index)?.exited) ?? 'was never started',
      serverLog: (index = 0) => logFile(`server-${ports[index]}`),
      startServer,
      clear: async () => {
        await waitUntil(() => forget(db), { timeout: 20_000, message: 'The database cannot be emptied' });
        await sandbox.reset();
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
