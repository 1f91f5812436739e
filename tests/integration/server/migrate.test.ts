import { createHash, randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '@/scripts/migrate';
import { createDatabaseIfMissing, dropDatabase } from '@/scripts/postgres/databases';
import { lockWaits } from '@/tests/support/drill/lock-waits';
import { SERVER_VARIABLE } from '@/tests/support/stack/database';
import { until } from '@/tests/support/stack/until';

const server = process.env[SERVER_VARIABLE] ?? '';
const name = `migrate_${randomBytes(6).toString('hex')}`;
const database = Object.assign(new URL(server), { pathname: `/${name}` }).href;
const migrations = readdirSync('prisma/migrations').filter((entry) => entry !== 'migration_lock.toml');

let directory: string;
let client: pg.Client;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'sofa-migrations-'));
  cpSync('prisma/migrations', directory, { recursive: true });
  await createDatabaseIfMissing(server, name);
  client = new pg.Client({ connectionString: database });
  await client.connect();
});

afterEach(async () => {
  await client.end();
  await dropDatabase(server, name);
  rmSync(directory, { recursive: true, force: true });
});

function write(migration: string, sql: string): void {
  mkdirSync(join(directory, migration), { recursive: true });
  writeFileSync(join(directory, migration, 'migration.sql'), sql);
}

async function history(): Promise<Record<string, unknown>[]> {
  const { rows } = await client.query('SELECT * FROM _prisma_migrations ORDER BY started_at, migration_name');
  return rows;
}

test('a migration is recorded as Prisma records it', async () => {
  await expect(migrate(database, directory)).resolves.toEqual(migrations);
  const [first] = await history();
  const sql = readFileSync(join(directory, migrations[0] ?? '', 'migration.sql'));
  expect(first).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    checksum: createHash('sha256').update(sql).digest('hex'),
    finished_at: expect.any(Date),
    migration_name: migrations[0],
    logs: null,
    rolled_back_at: null,
    started_at: expect.any(Date),
    applied_steps_count: 1,
  });
  const { rows } = await client.query(`SELECT to_regclass('graphile_worker._private_jobs') IS NOT NULL AS queue`);
  expect(rows).toEqual([{ queue: true }]);
});

test('instances that deploy at once apply every migration once', async () => {
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(database, directory)));
  expect(applied.flat()).toEqual(migrations);
  expect(await history()).toHaveLength(migrations.length);
});

test('a migration that fails leaves nothing behind, and those before it stay', async () => {
  write('99990101000000_good', 'CREATE TABLE good (id int)');
  write('99990101000001_bad', 'CREATE TABLE half (id int); SELECT 1 / 0;');
  await expect(migrate(database, directory)).rejects.toThrow('99990101000001_bad');
  const { rows } = await client.query(
    `SELECT to_regclass('good') IS NULL AS good, to_regclass('half') IS NULL AS half`,
  );
  expect(rows).toEqual([{ good: false, half: true }]);

  write('99990101000001_bad', 'CREATE TABLE whole (id int)');
  await expect(migrate(database, directory)).resolves.toEqual(['99990101000001_bad']);
});

test('a migration that was changed after it had been applied is refused', async () => {
  await migrate(database, directory);
  write(migrations[0] ?? '', '-- another history');
  await expect(migrate(database, directory)).rejects.toThrow('was changed');
});

test('a migration that Prisma left half-way is not taken for applied', async () => {
  await migrate(database, directory);
  await client.query('UPDATE _prisma_migrations SET finished_at = NULL');
  await expect(migrate(database, directory)).rejects.toThrow('half-way');
});

test('a migration that waits for a lock lets others pass, and is tried again', async () => {
  await migrate(database, directory);
  write('99990101000000_alter', 'ALTER TABLE orders ADD COLUMN later int');
  await client.query('BEGIN');
  await client.query('LOCK TABLE orders IN ACCESS SHARE MODE');
  const migrated = migrate(database, directory);
  await client.query('SELECT pg_sleep(6)');
  await client.query('COMMIT');
  await expect(migrated).resolves.toEqual(['99990101000000_alter']);
}, 30_000);

test('a migration that ends in a deadlock is tried again', async () => {
  await migrate(database, directory);
  write(
    '99990101000000_alter',
    'LOCK TABLE orders; SELECT pg_advisory_xact_lock(1); ALTER TABLE users ADD COLUMN later int',
  );
  const pool = new pg.Pool({ connectionString: database, max: 1 });
  await pool.query('SELECT pg_advisory_lock(1)');
  // Of both that wait for each other the migration is ended.
  await client.query(`SET deadlock_timeout = '1h'; BEGIN; LOCK TABLE users`);
  const migrated = migrate(database, directory);
  await until(() => lockWaits(pool, 1), 'The migration does not wait');
  const locked = client.query('LOCK TABLE orders; COMMIT');
  await until(() => lockWaits(pool, 2), 'The servers do not wait');
  await pool.end();
  await locked;
  await expect(migrated).resolves.toEqual(['99990101000000_alter']);
}, 30_000);
