import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandSchema, serverSchema, siteSchema } from '@/lib/shared/env';
import { onFreePorts } from '@/scripts/ports';
import { SERVER_ENVIRONMENT, SERVER_PROGRAM } from '@/scripts/start/build';
import { type Child, startNode } from '@/scripts/start/child';
import { localSetup } from '@/scripts/start/environment';
import { waitUntil } from '@/scripts/wait-until';
import { createTestDatabase } from './database';
import { SANDBOX_PROGRAM } from './sandbox-program';

type Environment = Record<string, string | undefined>;

export type StackOptions = {
  /** Servers on the one database. */
  instances?: number;
  /** Further variables of the servers. */
  env?: Environment;
  /** The address at which the servers reach their database, where that is another one. */
  through?: (databaseUrl: string) => Promise<string>;
};

/** Where a running stack is; plain data, so that another process can use it. */
export type StackPlaces = {
  /** Of the servers; the local Stripe and Resend send their events to the first. */
  urls: string[];
  serverPids: number[];
  sandboxUrl: string;
  sandboxPid: number;
  databaseUrl: string;
};

export type RunningStack = {
  places: StackPlaces;
  server(index: number): Child | undefined;
  serverLog(index: number): string;
  startServer(index: number): Promise<void>;
  stop(): Promise<void>;
};

const READY_MS = 180_000;

/** What Next would listen on. The product must not. */
const NEXTS_DEFAULT = '0.0.0.0';

// Not Madrid's, so that code which computes office hours in the zone of the machine fails.
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
  if (ended)
    throw new Error(`${ended} Its log, ${name}.log, ends with:\n${readFileSync(logFile(name), 'utf8').slice(-2_000)}`);
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
  const address = { PORT: String(port), HOSTNAME: NEXTS_DEFAULT, SITE_URL: siteUrl };
  const deployed = {
    ...SERVER_ENVIRONMENT,
    NODE_ENV: 'production',
    ...environment,
    APP_ENV: 'test',
    // As the pages are built. Without an open key of the desk it changes nothing.
    PRIVATE_SPACE: 'on',
    // Whenever a test runs: an alert about the table of holidays would be one e-mail more.
    CLOSED_DAYS_ALERT_DAYS: '0',
    // Milliseconds: a request of a test on a kept connection would meet one that closes, after five idle seconds.
    KEEP_ALIVE_TIMEOUT: '65000',
    ...address,
    DATABASE_URL: databaseUrl,
  };
  // The tests are the proxy: each of their visitors has an address of its own.
  return { ...deployed, TRUSTED_PROXY_HOPS: '1', ...env };
}

/** The product as it is deployed, on a database and local providers of its own. */
export function launchStack(options: StackOptions = {}): Promise<RunningStack> {
  return onFreePorts((options.instances ?? 1) + 1, (ports) => launchOn(ports, options));
}

async function launchOn(
  [sandboxPort = 0, ...ports]: number[],
  { env = {}, through = async (url) => url }: StackOptions,
): Promise<RunningStack> {
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

    // Named after its database too: a later stack may have the same port, and the log is read by tests.
    const logName = (part: string, port: number) => `${part}-${port}-${new URL(database.url).pathname.slice(1)}`;
    const urls = ports.map((port) => `http://127.0.0.1:${port}`);
    const [baseUrl = ''] = urls;
    const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
    const sandboxEnvironment = {
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: directory,
      WEBHOOK_URL: `${baseUrl}/api/webhooks/stripe`,
      WEBHOOK_SECRET: 'whsec_local_sandbox',
      MAIL_WEBHOOK_URL: `${baseUrl}/api/webhooks/resend`,
    };
    const providers = await launch(
      logName('sandbox', sandboxPort),
      [SANDBOX_PROGRAM],
      sandboxEnvironment,
      sandboxUrl,
      () => true,
    );
    undo.push(providers.stop);

    const servers = new Map<number, Child>();
    const reached = await through(database.url);
    const runsJobs = env.RUN_JOBS !== 'false';
    const startServer = async (index: number) => {
      const port = ports[index];
      if (port === undefined || stopped) throw new Error(`There is no server ${index} in this stack.`);
      const environment = serverEnvironment(port, sandboxPort, baseUrl, reached, env);
      const isReady = (status: number) => status === 200 || (!runsJobs && status === 503);
      const url = `http://127.0.0.1:${port}/api/health`;
      const server = await launch(logName('server', port), SERVER_PROGRAM, environment, url, isReady);
      // A test that ran out of time goes on in the background, while its stack is being stopped.
      if (stopped) await server.kill();
      servers.set(index, server);
    };
    undo.push(() => Promise.all([...servers.values()].map((server) => server.stop())));
    await Promise.all(ports.map((_, index) => startServer(index)));
    return {
      places: {
        urls,
        serverPids: ports.map((_, index) => servers.get(index)?.pid ?? 0),
        sandboxUrl,
        sandboxPid: providers.pid ?? 0,
        databaseUrl: database.url,
      },
      server: (index) => servers.get(index),
      serverLog: (index) => logFile(logName('server', ports[index] ?? 0)),
      startServer,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
