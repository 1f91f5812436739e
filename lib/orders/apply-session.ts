import 'server-only';
import type { SessionSnapshot } from '@/lib/payments/retrieve-session';
import type { Db } from '@/lib/server/db';
import { endUnpaidOrder, type UnpaidEnd } from './end-unpaid-order';
import { type Fulfilment, fulfilOrder, type PaymentReporter } from './fulfil-order';

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
  switch (state) {
    case 'paid':
      return fulfilOrder(tx, payment, via, now);
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
