import 'server-only';
import { db } from '@/lib/server/db';
import { describeError, log } from '@/lib/server/log';
import { sweeps } from './sweeps';

const tasks = new Set(sweeps.map(({ task }) => task));

/** Notes that a job of the schedule has finished; other jobs leave no trace. Never fails the job. */
export async function noteSweepRun(task: string, finishedAt: Date): Promise<void> {
  if (!tasks.has(task)) return;
  await db()
    .sweepRun.upsert({ where: { task }, create: { task, finishedAt }, update: { finishedAt } })
    .catch((error) => log.warn({ job: task, error: describeError(error) }, 'sweep not noted'));
}

/** A sweep that is new in this release counts from now on. */
export async function beginSweepRuns(now: Date): Promise<void> {
  await db().sweepRun.createMany({ data: sweeps.map(({ task }) => ({ task, finishedAt: now })), skipDuplicates: true });
}

export async function lastSweepRuns(): Promise<Map<string, Date>> {
  const runs = await db().sweepRun.findMany();
  return new Map(runs.map(({ task, finishedAt }) => [task, finishedAt]));
}
