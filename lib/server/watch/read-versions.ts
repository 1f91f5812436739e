import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { db } from '@/lib/server/db';
import type { Status } from './status';

/** What runs, so that monitoring sees servers of two releases. */
export async function readVersions(): Promise<Status['versions']> {
  const [database] = await db().$queryRaw<{ postgres: string; migration: string | null }[]>`
    SELECT current_setting('server_version') AS postgres,
      (SELECT max(migration_name) FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL) AS migration`;
  return {
    build: await buildId(),
    node: process.version,
    postgres: database?.postgres ?? '',
    migration: database?.migration ?? null,
  };
}

async function buildId(): Promise<string | null> {
  const file = join(/* turbopackIgnore: true */ process.cwd(), '.next', 'BUILD_ID');
  return readFile(file, 'utf8').catch(() => null);
}
