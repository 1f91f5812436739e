import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { db } from '@/lib/server/db';
import { type QueueDepth, queueDepth } from '@/lib/server/jobs/queue-depth';
import { lastSweepRuns } from '@/lib/server/jobs/sweep-runs';
import { isLate, sweeps } from '@/lib/server/jobs/sweeps';
import { workerIsPresent } from '@/lib/server/jobs/worker-presence';
import { figuresSchema } from './alert-item';
import { databaseSize, diskSpaces } from './storage';
import { undeliveredMessages } from './undelivered-messages';

/** The state of the product for monitoring. The alerts are those that the watcher saw in its last run, at most a minute ago. */
export async function readStatus(now: Date): Promise<Status> {
  const alerts = await openAlerts();
  const waiting = await undeliveredMessages();
  return {
    now: now.toISOString(),
    ok: alerts.every(({ toldAt }) => toldAt === null),
    alerts,
    undelivered: waiting.map(({ key, figures }) => ({ channel: key, messages: Number(figures.messages) })),
    queue: await queueDepth(now),
    workerPresent: await workerIsPresent(),
    sweeps: await sweepStates(now),
    storage: { database: await databaseSize(), disks: await diskSpaces() },
    versions: await readVersions(),
  };
}

async function openAlerts(): Promise<OpenAlertView[]> {
  const alerts = await db().alert.findMany({ where: { overAt: null }, orderBy: { since: 'asc' } });
  return alerts.map(({ kind, key, since, toldAt, figures }) => ({
    kind,
    key,
    since: since.toISOString(),
    toldAt: toldAt?.toISOString() ?? null,
    figures: figuresSchema.parse(figures),
  }));
}

async function sweepStates(now: Date): Promise<Status['sweeps']> {
  const runs = await lastSweepRuns();
  return sweeps.map((sweep) => {
    const { task, everyMinutes } = sweep;
    const finishedAt = runs.get(task);
    return {
      task,
      everyMinutes,
      finishedAt: finishedAt?.toISOString() ?? null,
      late: finishedAt !== undefined && isLate(sweep, finishedAt, now),
    };
  });
}

/** What runs, so that monitoring sees servers of two releases. */
async function readVersions(): Promise<Status['versions']> {
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

/** ISO 8601 in UTC, with milliseconds. */
type Timestamp = string;

type OpenAlertView = {
  /** Its row in docs/operations.md. */
  kind: string;
  key: string;
  since: Timestamp;
  /** When staff were told; null while it has not lasted long enough for that. */
  toldAt: Timestamp | null;
  figures: Record<string, string | number>;
};

export type Status = {
  now: Timestamp;
  /** True if nothing is open of which staff were told. */
  ok: boolean;
  alerts: OpenAlertView[];
  /** Messages that a channel has not accepted yet. */
  undelivered: { channel: string; messages: number }[];
  queue: QueueDepth;
  workerPresent: boolean;
  /** The jobs of the schedule. `finishedAt` is null before the first run. */
  sweeps: { task: string; everyMinutes: number; finishedAt: Timestamp | null; late: boolean }[];
  /** Bytes. The disks are those of the server that answers. */
  storage: { database: number; disks: { path: string; free: number; size: number }[] };
  versions: {
    /** Changes with each build; null in development. */
    build: string | null;
    node: string;
    postgres: string;
    /** The latest migration of the database; it may be of a newer release. */
    migration: string | null;
  };
};
