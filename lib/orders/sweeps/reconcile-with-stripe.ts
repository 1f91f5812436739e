import 'server-only';
import { addMinutes, subDays } from 'date-fns';
import { db } from '@/lib/db';
import { enqueue } from '@/lib/jobs/enqueue';
import type { Jobs } from '@/lib/jobs/jobs';
import { listCompleteSessions } from '@/lib/payments/list-complete-sessions';
import { listRefunds } from '@/lib/payments/list-refunds';
import { applyListedRefund } from './apply-listed-refund';
import { applyListedSessions } from './apply-listed-sessions';

const WINDOW_DAYS = 3;
/** Of one run; the next one continues there. */
const PAGES = 20;
const RETRY_MINUTES = 5;

/** Where a run stands. `since` is in seconds since 1970, `after` a cursor of Stripe's. */
type Position = { since: number; list: 'sessions' | 'refunds'; after: string | null };

/**
 * Compares Stripe's own lists with the orders, at each start and daily: a paid session or a refund that this database does not
 * know is applied as its webhook would be. `reconcileOrders` asks the other way round. While Stripe is down it waits where it is.
 */
export async function reconcileWithStripe(
  { since, list = 'sessions', after = null }: Jobs['reconcile-with-stripe'],
  now: Date,
): Promise<void> {
  let position: Position = { since: since ?? Math.floor(subDays(now, WINDOW_DAYS).getTime() / 1000), list, after };
  for (let pages = 0; pages < PAGES; pages += 1) {
    const next = await reconcilePage(position, now);
    if (next === 'finished') return;
    if (next === 'payments-down') return continueAt(position, addMinutes(now, RETRY_MINUTES));
    position = next;
  }
  await continueAt(position, now);
}

/** Sessions first: a refund needs its order. */
async function reconcilePage(position: Position, now: Date): Promise<Position | 'finished' | 'payments-down'> {
  const since = new Date(position.since * 1000);
  if (position.list === 'sessions') {
    const page = await listCompleteSessions(since, position.after);
    if (!page.ok) return page.reason;
    await applyListedSessions(page.items, now);
    return page.after ? { ...position, after: page.after } : { ...position, list: 'refunds', after: null };
  }
  const page = await listRefunds(since, position.after);
  if (!page.ok) return page.reason;
  for (const refund of page.items) await applyListedRefund(refund, now);
  return page.after ? { ...position, after: page.after } : 'finished';
}

async function continueAt(position: Position, runAt: Date): Promise<void> {
  const jobKey = `reconcile-with-stripe:${position.since}`;
  await enqueue(db(), 'reconcile-with-stripe', position, { jobKey, runAt });
}
