import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '@/scripts/migrate';
import { copyDatabase, createDatabaseIfMissing, dropDatabase } from '@/scripts/postgres/databases';
import { startPostgres } from '@/scripts/postgres/server';
import { startNode } from '@/scripts/start/child';

/** The environment variable in which the address of the running server is handed on to test processes. */
export const SERVER_VARIABLE = 'TEST_DATABASE_SERVER';

const TEMPLATE = 'template_migrated_and_seeded';

// The data lasts as long as the test run: what would only protect it from a power cut is switched off.
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=400'];

function inDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export type DatabaseServer = {
  url: string;
  /** Shuts it down; its data stays. */
  halt(): Promise<void>;
  /** Starts it again at its old address. */
  resume(): Promise<void>;
  stop(): Promise<void>;
};

/** A PostgreSQL server for this test run, with a template database that is migrated and seeded. */
export async function startDatabaseServer(): Promise<DatabaseServer> {
  const directory = mkdtempSync(join(tmpdir(), 'sofa-test-'));
  const remove = () => rmSync(directory, { recursive: true, force: true });
  process.once('exit', remove);
  let server = await startPostgres(directory, FAST);
  const halt = () => server.stop();
  const resume = async () => {
    server = await startPostgres(directory, FAST);
  };
  const stop = async () => {
    await server.stop();
    process.off('exit', remove);
    remove();
  };
  const url = server.url('postgres');
  try {
    await createDatabaseIfMissing(url, TEMPLATE);
    const template = server.url(TEMPLATE);
    await migrate(template);
    const seed = startNode('The seed', ['--import', 'tsx', 'prisma/seed.ts'], {
      environment: { DATABASE_URL: template },
    });
    if (!(await seed.succeeded)) throw new Error('The template database could not be seeded.');
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, halt, resume, stop };
}

export type TestDatabase = { url: string; drop(): Promise<void> };

/** A database of its own, migrated and seeded: nothing that a test does in it is seen by another. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = runningServer();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await copyDatabase(server, TEMPLATE, name);
  return { url: inDatabase(server, name), drop: () => dropDatabase(server, name) };
}

function runningServer(): string {
  const server = process.env[SERVER_VARIABLE];
  if (!server)
    throw new Error(
      `${SERVER_VARIABLE} is not set: tests with a database run through their Jest or Playwright configuration.`,
    );
  return server;
}

/** A database as it was at one moment. */
export type Snapshot = {
  /** Puts it in the place of the database as it has become since, at the same address. Once only. */
  restore(): Promise<void>;
};

/** Ends the connections of the database, which a server that runs would open again: it is stopped before. */
export async function takeSnapshot(databaseUrl: string): Promise<Snapshot> {
  const server = runningServer();
  const name = new URL(databaseUrl).pathname.slice(1);
  const copy = `${name}_copy`;
  await endConnections(server, name);
  await copyDatabase(server, name, copy);
  const restore = async () => {
    await dropDatabase(server, name);
    await copyDatabase(server, copy, name);
    await dropDatabase(server, copy);
  };
  return { restore };
}

async function endConnections(server: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
  await client.end();
}
