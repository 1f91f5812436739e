import 'server-only';
import { differenceInMinutes } from 'date-fns';
import type { Condition } from '@/lib/server/condition';
import { lastSweepRuns } from '../sweep-runs';
import { isLate, sweeps } from '../sweeps';
import { workerIsPresent } from '../worker-presence';

/** Jobs of the schedule that have not finished for more than two of their periods. None without a worker: `worker-missing` says it. */
export async function lateSweeps(now: Date): Promise<Condition[]> {
  const runs = await lastSweepRuns();
  const late = sweeps.flatMap((sweep) => {
    const since = runs.get(sweep.task);
    if (!since || !isLate(sweep, since, now)) return [];
    const minutes = differenceInMinutes(now, since);
    return [{ kind: 'sweep-late', key: sweep.task, since, figures: { task: sweep.task, minutes } }];
  });
  return late.length > 0 && (await workerIsPresent()) ? late : [];
}
