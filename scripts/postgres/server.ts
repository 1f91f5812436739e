import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import pg from 'pg';
import { waitUntil } from '../wait-until';
import { type Binaries, findBinaries } from './binaries';
import { clearLeftover } from './leftover';
import { type Owner, ownerOf } from './owner';
import { databaseUrl, settingsForStart, USER } from './settings';

export type PostgresServer = {
  /** Connection string of a database on this server. */
  url(database: string): string;
  /** Settles when the server has exited, for any reason. */
  exited: Promise<void>;
  stop(): Promise<void>;
};

const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC', 'log_timezone=UTC'];

/** A minimal environment: the machine's PGPORT or LC_ALL must not configure this server. */
const { PATH, NODE_ENV } = process.env;
const ENVIRONMENT = { PATH, NODE_ENV, HOME: '/', LC_ALL: 'C.UTF-8', TZ: 'UTC' };

// The server runs in its own session, so that Ctrl-C does not stop it before the application has closed its connections.
// A watcher reads descriptor 3: when this process dies, the server ends within milliseconds.
const START_WITH_WATCHER = '( (read -r _ <&3 || kill -QUIT $$) & ) 2>/dev/null; exec "$@" 3<&-';

function run(owner: Owner, command: string[], log: number): Promise<number | null> {
  const [program = '', ...args] = [...owner.prefix, ...command];
  const identity = owner.prefix.length === 0 ? owner.identity : undefined;
  const child = spawn(program, args, { ...identity, cwd: '/', env: ENVIRONMENT, stdio: ['ignore', log, log] });
  const killChild = () => child.kill();
  process.once('exit', killChild);
  return new Promise((settle, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => {
      process.off('exit', killChild);
      settle(code);
    });
  });
}

/** Creates the cluster in a draft directory and renames it at the end: an interrupted creation is never mistaken for a cluster. */
async function createCluster(clusterDir: string, binaries: Binaries, password: string, log: number): Promise<void> {
  const draft = `${clusterDir}.creating`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  const owner = ownerOf(draft, binaries);
  const passwordFile = join(draft, '..', 'initdb-password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner.identity) chownSync(passwordFile, owner.identity.uid, owner.identity.gid);
  try {
    const flags = ['--auth=scram-sha-256', `--username=${USER}`, `--pwfile=${passwordFile}`];
    const code = await run(
      owner,
      [binaries.initdb, `--pgdata=${draft}`, ...flags, '--encoding=UTF8', '--locale=C.UTF-8'],
      log,
    );
    if (code !== 0) throw new Error('The database could not be created.');
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(draft, clusterDir);
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

type Launched = { child: ChildProcess; exited: Promise<void>; isGone: () => boolean };

function launch(owner: Owner, command: string[], log: number): Launched {
  const identity = owner.prefix.length === 0 ? owner.identity : undefined;
  const child = spawn('sh', ['-c', START_WITH_WATCHER, 'sh', ...owner.prefix, ...command], {
    ...identity,
    cwd: '/',
    env: ENVIRONMENT,
    detached: true,
    stdio: ['ignore', log, log, 'pipe'],
  });
  const watcher = child.stdio[3] as Writable;
  watcher.on('error', () => undefined);
  const exited = new Promise<void>((settle) => {
    child.once('error', () => settle());
    child.once('exit', () => {
      // Ends the watcher: the pid that it would signal may be reused.
      watcher.end('\n');
      settle();
    });
  });
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  return { child, exited, isGone };
}

/**
 * Sessions of a killed server may end a moment later; until then a new one refuses to start. A port that another program has
 * taken is replaced.
 */
async function launchUntilAnswering(home: string, owner: Owner, command: (port: number) => string[], log: number) {
  const attempt = async () => {
    const settings = await settingsForStart(home);
    const url = (database: string) => databaseUrl(settings, database);
    const launched = launch(owner, command(settings.port), log);
    await waitUntil(async () => launched.isGone() || (await answers(url('postgres'))), {
      timeout: 120_000,
      message: 'The database server does not answer',
    });
    return launched.isGone() ? undefined : { ...launched, url };
  };
  return waitUntil(attempt, { timeout: 10_000, every: 500, message: 'The database server did not start' });
}

/**
 * Runs PostgreSQL on loopback with its data in `directory`/postgres, created at the first start. Recovers from whatever state
 * an earlier run left. `flags` are settings in the form `name=value`.
 */
export async function startPostgres(directory: string, flags: string[] = []): Promise<PostgresServer> {
  const home = resolve(directory);
  mkdirSync(home, { recursive: true });
  const clusterDir = join(home, 'postgres');
  const logFile = join(home, 'postgres.log');
  const log = openSync(logFile, 'a', 0o600);
  try {
    const binaries = findBinaries();
    if (existsSync(clusterDir)) await clearLeftover(clusterDir);
    if (!existsSync(clusterDir)) {
      const { password } = await settingsForStart(home);
      await createCluster(clusterDir, binaries, password, log);
    }
    const command = (port: number) => {
      const settings = [...SETTINGS, `port=${port}`, ...flags].flatMap((setting) => ['-c', setting]);
      return [binaries.postgres, '-D', clusterDir, ...settings];
    };
    const owner = ownerOf(clusterDir, binaries);
    const { child, exited, isGone, url } = await launchUntilAnswering(home, owner, command, log);
    return {
      url,
      exited,
      stop: async () => {
        // SIGINT is PostgreSQL's fast shutdown: open transactions roll back, everything committed is on disk.
        if (!isGone()) child.kill('SIGINT');
        await exited;
      },
    };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\nThe database server's log: ${logFile}`);
  } finally {
    closeSync(log);
  }
}
