import pg from 'pg';
import { Api } from '../http/api';
import { judgeMailedAddresses } from '../http/mailed-addresses';
import { Outbox } from '../http/outbox';
import { SandboxControl } from '../http/sandbox-control';
import { jobsOf } from '../shop/jobs';
import { clearStack } from './clear-stack';
import { forThisFile } from './for-this-file';
import { launchStack, type StackOptions, type StackPlaces } from './launch-stack';
import { SHARED_STACKS_VARIABLE, type SharedStackRequest } from './shared-stacks';

/** A running product, on a database of its own. */
export type SharedStack = {
  /** The first server, to which the local Stripe also sends its events. */
  baseUrl: string;
  urls: string[];
  api: Api;
  sandbox: SandboxControl;
  outbox: Outbox;
  db: pg.Pool;
  jobs: ReturnType<typeof jobsOf>;
  rows<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  databaseUrl: string;
  /** Removes every order, booking, user, job and e-mail, once the jobs under way have ended. */
  clear(): Promise<void>;
  stop(): Promise<void>;
};

/** One whose servers belong to the test. */
export type Stack = SharedStack & {
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
};

function connect({ urls, sandboxUrl, databaseUrl }: StackPlaces): SharedStack {
  const [baseUrl = ''] = urls;
  const db = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  // An idle connection breaks when its database is dropped: that is no test's failure.
  db.on('error', () => undefined);
  const sandbox = new SandboxControl(sandboxUrl);
  const judgeOutbox = async () => judgeMailedAddresses(await sandbox.emails());
  return {
    baseUrl,
    urls,
    api: new Api(baseUrl),
    sandbox,
    outbox: new Outbox(sandbox),
    db,
    jobs: jobsOf(db),
    rows: async <Row extends pg.QueryResultRow>(sql: string, values?: unknown[]) =>
      (await db.query<Row>(sql, values)).rows,
    databaseUrl,
    clear: async () => {
      await judgeOutbox();
      await clearStack(db, sandbox);
    },
    stop: () => judgeOutbox().finally(() => db.end()),
  };
}

/** For tests that need servers of their own: with variables that no other file uses, to stop or kill them, or to read their log. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const running = await launchStack(options);
  const stack = connect(running.places);
  return {
    ...stack,
    serverPid: (index = 0) => {
      const pid = running.server(index)?.pid;
      if (pid === undefined) throw new Error(`Server ${index} of this stack is not running.`);
      return pid;
    },
    sandboxPid: () => running.places.sandboxPid,
    killServer: async (index = 0) => running.server(index)?.kill(),
    stopServer: async (index = 0) => running.server(index)?.stop(),
    serverEnded: async (index = 0) => (await running.server(index)?.exited) ?? 'was never started',
    serverLog: (index = 0) => running.serverLog(index),
    startServer: (index = 0) => running.startServer(index),
    stop: async () => {
      await stack.stop().finally(() => running.stop());
    },
  };
}

/**
 * An emptied product that the files of this Jest worker use one after the other; starting one takes some five seconds. Its
 * catalogue is shared, too: a file that changes products needs a stack of its own.
 */
export async function openSharedStack(options: StackOptions = {}): Promise<SharedStack> {
  const url = process.env[SHARED_STACKS_VARIABLE];
  if (!url) throw new Error(`${SHARED_STACKS_VARIABLE} is not set: shared stacks belong to a run of Jest.`);
  const request: SharedStackRequest = { worker: process.env.JEST_WORKER_ID ?? '1', options };
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(request) });
  if (!answer.ok) throw new Error(await answer.text());
  const stack = connect((await answer.json()) as StackPlaces);
  await stack.clear();
  return stack;
}

export const ownStack = (options?: StackOptions): Stack => forThisFile(() => startStack(options));
export const sharedStack = (options?: StackOptions): SharedStack => forThisFile(() => openSharedStack(options));
