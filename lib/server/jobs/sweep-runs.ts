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

/**
 * Runs a job and notes when it has finished. A sweep whose fault is an AggregateError has visited everything and could not do
 * single things: that is a run, and the fault is thrown on. Every other fault is none.
 */
export async function runAndNote(run: () => Promise<void>, note: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (isOfSingleThings(error)) await note();
    throw error;
  }
  await note();
}

/** Node's own AggregateError, of a host that does not answer at any of its addresses, has a code. */
function isOfSingleThings(error: unknown): boolean {
  return error instanceof AggregateError && !('code' in error);
}
