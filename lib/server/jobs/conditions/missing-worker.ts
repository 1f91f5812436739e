import 'server-only';
import type { Condition } from '@/lib/server/condition';
import { workerIsPresent } from '../worker-presence';

export async function missingWorker(now: Date): Promise<Condition[]> {
  if (await workerIsPresent()) return [];
  return [{ kind: 'worker-missing', key: 'worker', since: now, figures: {} }];
}
