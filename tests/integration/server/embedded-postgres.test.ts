import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createDatabaseIfMissing } from '@/scripts/postgres/databases';
import { type PostgresServer, startPostgres } from '@/scripts/postgres/server';
import { until } from '@/tests/support/stack/until';

let directory: string;
let server: PostgresServer | undefined;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'sofa-postgres-'));
  server = await startPostgres(directory);
  await query('CREATE TABLE kept (number int)');
});

afterAll(async () => {
  await server?.stop();
  rmSync(directory, { recursive: true, force: true });
});

const lockFile = () => join(directory, 'postgres', 'postmaster.pid');
const processNumber = () => Number.parseInt(readFileSync(lockFile(), 'utf8'), 10);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function query(text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server?.url('postgres') });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function crash(): Promise<void> {
  process.kill(processNumber(), 'SIGKILL');
  await server?.exited;
}

test('what was committed survives a killed server, at the same address', async () => {
  const before = server?.url('postgres');
  await query('INSERT INTO kept VALUES (1)');
  await crash();
  server = await startPostgres(directory);
  expect(server.url('postgres')).toBe(before);
  expect(await query('SELECT number FROM kept')).toEqual([{ number: 1 }]);
});

test('a lock file with the process number of a stranger is no obstacle, and the stranger is left alone', async () => {
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const pid = stranger.pid ?? 0;
  await crash();
  writeFileSync(lockFile(), readFileSync(lockFile(), 'utf8').replace(/^\d+/, String(pid)));
  server = await startPostgres(directory);
  expect(await query('SELECT count(*)::int AS rows FROM kept')).toEqual([{ rows: 1 }]);
  expect(isAlive(pid)).toBe(true);
  stranger.kill('SIGKILL');
});

test('a server that is still there from an earlier run is stopped and replaced', async () => {
  const earlier = processNumber();
  server = await startPostgres(directory);
  expect(isAlive(earlier)).toBe(false);
  expect(processNumber()).not.toBe(earlier);
  expect(await query('SELECT count(*)::int AS rows FROM kept')).toEqual([{ rows: 1 }]);
});

test('the server ends with the process that started it, however that ends', async () => {
  await server?.stop();
  const program = "import('./scripts/postgres/server.ts').then(({ startPostgres }) => startPostgres(process.argv[1]))";
  const parent = spawn(process.execPath, ['--import', 'tsx', '-e', program, directory], { stdio: 'ignore' });
  const pid = await until(() => started(), 'No server was started');
  parent.kill('SIGKILL');
  await until(() => !isAlive(pid), 'The server outlived its parent');
  server = await startPostgres(directory);

  function started(): number | undefined {
    try {
      const lines = readFileSync(lockFile(), 'utf8').split('\n');
      return lines[7]?.trim() === 'ready' ? Number(lines[0]) : undefined;
    } catch {
      return undefined;
    }
  }
});

test('the server speaks UTF-8 and UTC whatever the machine is set to, and listens to this machine only', async () => {
  expect(
    await query(`SELECT current_setting('server_encoding') AS encoding, current_setting('TimeZone') AS zone`),
  ).toEqual([{ encoding: 'UTF8', zone: 'UTC' }]);
  expect(await query(`SELECT current_setting('listen_addresses') AS addresses`)).toEqual([{ addresses: '127.0.0.1' }]);
});

test('no connection is accepted without the password, and only its owner can read that', async () => {
  const url = new URL(server?.url('postgres') ?? '');
  url.password = 'wrong';
  const stranger = new pg.Client({ connectionString: url.href });
  await expect(stranger.connect()).rejects.toThrow('password authentication failed');
  const mode = execFileSync('stat', ['-c', '%a', join(directory, 'postgres.json')], { encoding: 'utf8' });
  expect(mode.trim()).toBe('600');
});

test('a database is created once', async () => {
  const admin = server?.url('postgres') ?? '';
  await createDatabaseIfMissing(admin, 'a "quoted" name');
  await createDatabaseIfMissing(admin, 'a "quoted" name');
  expect(await query(`SELECT count(*)::int AS found FROM pg_database WHERE datname LIKE 'a "q%'`)).toEqual([
    { found: 1 },
  ]);
});
