import 'server-only';
import { db } from '@/lib/server/db';
import { queueDepth } from '@/lib/server/jobs/queue-depth';
import { lastSweepRuns } from '@/lib/server/jobs/sweep-runs';
import { isLate, sweeps } from '@/lib/server/jobs/sweeps';
import { workerIsPresent } from '@/lib/server/jobs/worker-presence';
import { figuresSchema } from './alert-item';
import { databaseSize } from './database-size';
import { diskSpaces } from './disk-space';
import { readVersions } from './read-versions';
import type { OpenAlertView, Status } from './status';
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
