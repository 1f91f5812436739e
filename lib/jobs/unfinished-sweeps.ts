import 'server-only';
import { subMinutes } from 'date-fns';
import type { Condition } from '@/lib/condition';
import { lastSweepFinishedAt, type SweepName } from './finished-sweeps';

// Three runs of the slower one.
const LATEST_MINUTES = 15;
const SWEEPS: SweepName[] = ['expire-claims', 'reconcile-orders'];

/** Sweeps that have not come to their end for LATEST_MINUTES. One that has never run is none: the database is new. */
export async function findUnfinishedSweeps(now: Date): Promise<Condition[]> {
  const finished = await Promise.all(SWEEPS.map(async (key) => ({ key, since: await lastSweepFinishedAt(key) })));
  return finished.flatMap(({ key, since }) => {
    if (!since || since > subMinutes(now, LATEST_MINUTES)) return [];
    const minutes = Math.floor((now.getTime() - since.getTime()) / 60_000);
    return [{ kind: 'sweep-unfinished', key, since, figures: { minutes } }];
  });
}
