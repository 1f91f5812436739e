import 'server-only';
import { addMinutes, subDays } from 'date-fns';
import { orderDisputes } from '@/lib/orders/disputes/settle-disputes';
import { listCompleteSessions } from '@/lib/payments/list-complete-sessions';
import { type ListedDispute, listDisputes } from '@/lib/payments/list-disputes';
import { listRefunds } from '@/lib/payments/list-refunds';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { Jobs } from '@/lib/server/jobs/jobs';
import { log } from '@/lib/server/log';
import { applyEach } from './apply-each';
import { applyListedRefund } from './apply-listed-refund';
import { applyListedSessions } from './apply-listed-sessions';
import { askAboutSucceeded } from './ask-about-succeeded';

const WINDOW_DAYS = 3;
/** Pages of one run; the next one continues there. */
const PAGES = 20;
const RETRY_MINUTES = 5;

/** Also that of the schedule: a new run replaces one that waits. */
const JOB_KEY = 'reconcile-with-stripe';

type Payload = Jobs['reconcile-with-stripe'];

/** Where a run stands. `after` is a cursor of Stripe's. */
type Position = { list: 'sessions' | 'refunds' | 'disputes'; after: string | null };

type Page = { next: Position | 'finished' | 'payments-down'; faults: unknown[] };

/**
 * Compares Stripe's own lists with the orders, at each start and daily: a paid session, a refund or a dispute that this database
 * does not know is applied as its webhook would be, and what became of older refunds and disputes is asked for. `reconcileOrders` asks the other way
 * round. While Stripe is down it waits where it is. What cannot be applied keeps nothing else, and fails the run at its end.
 */
export async function reconcileWithStripe(
  { since: asked, list = 'sessions', after = null }: Payload,
  now: Date,
): Promise<void> {
  const since = asked === undefined ? subDays(now, WINDOW_DAYS) : new Date(asked * 1000);
  const faults: unknown[] = [];
  let position: Position = { list, after };
  for (let pages = 0; ; pages += 1) {
    if (pages === PAGES) {
      await continueAt(position, asked, now);
      break;
    }
    const page = await reconcilePage(position, since, now);
    faults.push(...page.faults);
    if (page.next === 'finished') {
      await askAboutOpenDisputes();
      break;
    }
    if (page.next === 'payments-down') {
      await continueAt(position, asked, addMinutes(now, RETRY_MINUTES));
      break;
    }
    position = page.next;
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Sessions or refunds cannot be applied');
}

/** Sessions first: a refund and a dispute need their order. */
async function reconcilePage({ list, after }: Position, since: Date, now: Date): Promise<Page> {
  if (list === 'sessions') {
    const page = await listCompleteSessions(since, after);
    if (!page.ok) return { next: page.reason, faults: [] };
    const faults = await applyListedSessions(page.items, now);
    return { next: page.after ? { list, after: page.after } : { list: 'refunds', after: null }, faults };
  }
  if (list === 'disputes') {
    const page = await listDisputes(since, after);
    if (!page.ok) return { next: page.reason, faults: [] };
    const faults = await applyEach(page.items, applyListedDispute, ({ id }) => ({ dispute: id }));
    return { next: page.after ? { list, after: page.after } : 'finished', faults };
  }
  const page = await listRefunds(since, after);
  if (!page.ok) return { next: page.reason, faults: [] };
  const faults = await applyEach(
    page.items,
    (refund) => applyListedRefund(refund, now),
    ({ id, refund }) => ({ refund: id, orderId: refund.orderId }),
  );
  if (page.after) return { next: { list, after: page.after }, faults };
  await askAboutSucceeded(now);
  return { next: { list: 'disputes', after: null }, faults };
}

/** The ordinary run goes on with the window of its next run, so that only one of it ever waits. */
async function continueAt(position: Position, since: number | undefined, runAt: Date): Promise<void> {
  if (since === undefined) await enqueue(db(), 'reconcile-with-stripe', position, { jobKey: JOB_KEY, runAt });
  else {
    await enqueue(db(), 'reconcile-with-stripe', { since, ...position }, { jobKey: `${JOB_KEY}:${since}`, runAt });
  }
}

/** Has a dispute of Stripe's list settled that is not stored as it is. */
async function applyListedDispute({ id, status, paymentIntentId }: ListedDispute): Promise<void> {
  if ((await db().dispute.count({ where: { stripeDisputeId: id, status } })) > 0) return;
  await orderDisputes(db(), paymentIntentId);
  log.warn({ dispute: id }, 'dispute that no event reported');
}

/** Asks Stripe about those that are open here, because the event that ends one may be lost. */
async function askAboutOpenDisputes(): Promise<void> {
  const orders = await db().order.findMany({
    where: { stripePaymentIntentId: { not: null }, disputes: { some: { closedAt: null } } },
    select: { stripePaymentIntentId: true },
  });
  for (const { stripePaymentIntentId: intent } of orders) if (intent) await orderDisputes(db(), intent);
}
