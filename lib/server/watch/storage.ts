import 'server-only';
import { statfs } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import type { Condition } from '@/lib/server/condition';
import { db } from '@/lib/server/db';
import { dataDirectory, serverEnv } from '@/lib/shared/env';

/** Bytes. */
const GIGABYTE = 1024 ** 3;

/** Bytes. */
type DiskSpace = { path: string; free: number; size: number };

/** The disks that this process can know of: that of temporary files, and that of DATA_DIR where it is set. */
export async function diskSpaces(): Promise<DiskSpace[]> {
  const paths = [...new Set([tmpdir(), dataDirectory()].filter((path) => path !== undefined))];
  const found = await Promise.all(paths.map(diskSpace));
  return found.filter((space) => space !== null);
}

async function diskSpace(path: string): Promise<DiskSpace | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(path);
    return { path, free: bavail * bsize, size: blocks * bsize };
  } catch {
    return null;
  }
}

/** A tenth of the disk is left, and not even two gigabytes. */
function isNearlyFull({ free, size }: DiskSpace): boolean {
  return free < Math.min(size / 10, 2 * GIGABYTE);
}

/** The key names the server: each one knows its own disks only, and another must not declare them well. */
export async function nearlyFullDisks(now: Date): Promise<Condition[]> {
  return (await diskSpaces()).filter(isNearlyFull).map(({ path, free, size }) => ({
    kind: 'disk-nearly-full',
    key: `${hostname()}:${path}`,
    since: now,
    figures: { path, freeMegabytes: Math.floor(free / 1024 ** 2), freePercent: Math.floor((100 * free) / size) },
  }));
}

/** Bytes. */
export async function databaseSize(): Promise<number> {
  const [database] = await db().$queryRaw<{ size: bigint }[]>`SELECT pg_database_size(current_database()) AS size`;
  return Number(database?.size ?? 0);
}

export async function largeDatabase(now: Date): Promise<Condition[]> {
  const limit = serverEnv().DATABASE_ALERT_GB;
  const gigabytes = (await databaseSize()) / GIGABYTE;
  if (gigabytes < limit) return [];
  const figures = { gigabytes: Number(gigabytes.toFixed(1)), limit };
  return [{ kind: 'database-large', key: 'database', since: now, figures }];
}
