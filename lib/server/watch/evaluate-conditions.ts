import 'server-only';
import type { Condition } from '@/lib/server/condition';
import { isDatabaseDown } from '@/lib/server/db';
import { describeError, log } from '@/lib/server/log';
import type { WatchList } from './watch-list';

export type Evaluation = {
  conditions: Condition[];
  /** Kinds whose read failed: of these nothing is known. */
  unread: string[];
};

// One read may be too slow for its statement's limit; after several the database is down, and nothing could be remembered.
const MAX_UNANSWERED = 2;

/** One read after another: pages come first on the connections. A failed read does not stop the others. */
export async function evaluateConditions(watchList: WatchList, now: Date): Promise<Evaluation> {
  const evaluation: Evaluation = { conditions: [], unread: [] };
  let unanswered = 0;
  for (const [read, kinds] of kindsOfReads(watchList)) {
    try {
      evaluation.conditions.push(...(await read(now)));
      unanswered = 0;
    } catch (error) {
      unanswered = isDatabaseDown(error) ? unanswered + 1 : 0;
      if (unanswered === MAX_UNANSWERED) throw error;
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
