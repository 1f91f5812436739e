import 'server-only';
import type { CheckoutPayment } from '@/lib/payments/checkout-session';
import type { SessionSnapshot } from '@/lib/payments/retrieve-session';
import type { Db } from '@/lib/server/db';
import { endUnpaidOrder, type UnpaidEnd } from './end-unpaid-order';
import { type Fulfilment, fulfilOrder, type PaymentReporter, reportMismatch } from './fulfil-order';

type Context = {
  via: PaymentReporter;
  endIfExpired?: UnpaidEnd;
  now: Date;
};

export async function applySession(
  tx: Db,
  { state, payment }: SessionSnapshot,
  { via, endIfExpired = 'expired', now }: Context,
): Promise<Fulfilment | 'waiting' | 'ended' | 'unchanged'> {
  if (state === 'paid') return fulfilOrder(tx, payment, via, now);
  if (await isOfOtherOrder(tx, payment)) {
    await reportMismatch(tx, payment, 'holder');
    return 'mismatch';
  }
  switch (state) {
    case 'processing':
      await markProcessing(tx, payment.sessionId);
      return 'waiting';
    case 'open':
      return 'waiting';
    case 'failed':
      return endUnpaid(tx, payment.sessionId, 'failed', via);
    case 'expired':
      return endUnpaid(tx, payment.sessionId, endIfExpired, via);
  }
}

/** A row names this session, and Stripe says that it is another order's: neither its payment nor its end says anything about that row. */
async function isOfOtherOrder(tx: Db, { sessionId, orderId }: CheckoutPayment): Promise<boolean> {
  const order = await tx.order.findUnique({ where: { stripeSessionId: sessionId }, select: { id: true } });
  return order !== null && order.id !== orderId;
}

async function markProcessing(tx: Db, stripeSessionId: string): Promise<void> {
  await tx.order.updateMany({
    where: { stripeSessionId, status: 'pending', paymentStatus: 'unpaid' },
    data: { paymentStatus: 'processing' },
  });
}

/** Only the stored session ends its order: of two concurrent requests each may have opened one, and one of them expires. */
async function endUnpaid(
  tx: Db,
  stripeSessionId: string,
  end: UnpaidEnd,
  via: PaymentReporter,
): Promise<'ended' | 'unchanged'> {
  const order = await tx.order.findUnique({ where: { stripeSessionId }, select: { id: true } });
  const ended = order !== null && (await endUnpaidOrder(tx, order.id, end, { settled: via !== 'page' }));
  return ended ? 'ended' : 'unchanged';
}
