import 'server-only';
import type { Condition } from '@/lib/condition';
import { isDatabaseDown } from '@/lib/db';
import { describeError, log } from '@/lib/log';
import type { WatchList } from './watch-list';

export type Evaluation = {
  conditions: Condition[];
  /** Kinds whose read failed: of these nothing is known. */
  unread: string[];
};

/** One read after another: pages come first on the connections. A read that fails takes no other along. */
export async function evaluateConditions(watchList: WatchList, now: Date): Promise<Evaluation> {
  const evaluation: Evaluation = { conditions: [], unread: [] };
  for (const [read, kinds] of kindsOfReads(watchList)) {
    try {
      evaluation.conditions.push(...(await read(now)));
    } catch (error) {
      // The others would only wait for it, and nothing could be remembered.
      if (isDatabaseDown(error)) throw error;
      log.error({ kinds, error: describeError(error) }, 'condition not read');
      evaluation.unread.push(...kinds);
    }
  }
  const unread = evaluation.unread.map((kind) => ({
    kind: 'condition-unread',
    key: kind,
    since: now,
    figures: { kind },
  }));
  return { conditions: [...evaluation.conditions, ...unread], unread: evaluation.unread };
}

function kindsOfReads(watchList: WatchList): Map<WatchList[string]['read'], string[]> {
  const reads = new Map<WatchList[string]['read'], string[]>();
  for (const [kind, { read }] of Object.entries(watchList)) reads.set(read, [...(reads.get(read) ?? []), kind]);
  return reads;
}
