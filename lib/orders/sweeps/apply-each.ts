import 'server-only';
import { isDatabaseDown } from '@/lib/server/db';
import { describeError, log } from '@/lib/server/log';

/** Applies each by itself: one that fails keeps no other, and is in what is returned. Throws at once if the database is down. */
export async function applyEach<Item>(
  items: readonly Item[],
  apply: (item: Item) => Promise<void>,
  idsOf: (item: Item) => Record<string, string | null>,
): Promise<unknown[]> {
  const faults: unknown[] = [];
  for (const item of items) {
    try {
      await apply(item);
    } catch (error) {
      if (isDatabaseDown(error)) throw error;
      faults.push(error);
      log.error({ ...idsOf(item), error: describeError(error) }, 'what Stripe lists cannot be applied');
    }
  }
  return faults;
}
