import 'server-only';
import type { Condition } from '@/lib/condition';
import { lastSweepRuns } from '../sweep-runs';
import { allowedMinutes, sweeps } from '../sweeps';
import { workerIsPresent } from '../worker-presence';

/** Jobs of the schedule that have not finished for more than two of their periods. None without a worker: `worker-missing` says it. */
export async function lateSweeps(now: Date): Promise<Condition[]> {
  const runs = await lastSweepRuns();
  const late = sweeps.flatMap((sweep) => {
    const since = runs.get(sweep.task);
    const minutes = since ? Math.floor((now.getTime() - since.getTime()) / 60_000) : 0;
    if (!since || minutes <= allowedMinutes(sweep)) return [];
    return [{ kind: 'sweep-late', key: sweep.task, since, figures: { task: sweep.task, minutes } }];
  });
  return late.length > 0 && (await workerIsPresent()) ? late : [];
}
