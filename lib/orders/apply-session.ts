import 'server-only';
import type { Db } from '@/lib/db';
import type { SessionAnswer } from '@/lib/payments/ask-session';
import { endUnpaidOrder, type UnpaidEnd } from './end-unpaid-order';
import { type Fulfilment, fulfilOrder, type PaymentReporter } from './fulfil-order';

type Context = {
  via: PaymentReporter;
  /** What an order ends as when its page has closed unpaid; expired unless the buyer gave up. */
  end?: UnpaidEnd;
  now: Date;
};

/** Makes the order agree with what Stripe says of its session, in the caller's transaction. */
export async function applySession(
  tx: Db,
  { state, payment }: SessionAnswer,
  { via, end = 'expired', now }: Context,
): Promise<Fulfilment | 'waiting' | 'ended' | 'unchanged'> {
  switch (state) {
    case 'paid':
      return fulfilOrder(tx, payment, via, now);
    case 'processing':
      await noteProcessing(tx, payment.sessionId);
      return 'waiting';
    case 'open':
      return 'waiting';
    case 'failed':
      return endUnpaid(tx, payment.sessionId, 'failed', via);
    case 'expired':
      return endUnpaid(tx, payment.sessionId, end, via);
  }
}

async function noteProcessing(tx: Db, stripeSessionId: string): Promise<void> {
  await tx.order.updateMany({
    where: { stripeSessionId, status: 'pending', paymentStatus: 'unpaid' },
    data: { paymentStatus: 'processing' },
  });
}

/** Only the session that the order waits for ends it. Two requests at once may have opened two; that the other expires says nothing. */
async function endUnpaid(
  tx: Db,
  stripeSessionId: string,
  end: UnpaidEnd,
  via: PaymentReporter,
): Promise<'ended' | 'unchanged'> {
  const order = await tx.order.findUnique({ where: { stripeSessionId }, select: { id: true } });
  const ended = order !== null && (await endUnpaidOrder(tx, order.id, end, via !== 'page'));
  return ended ? 'ended' : 'unchanged';
}
