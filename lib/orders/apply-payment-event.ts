import 'server-only';
import type { PaymentEvent } from '@/lib/payments/payment-event';
import { type Db, transaction } from '@/lib/server/db';
import { log } from '@/lib/server/log';
import { applySession } from './apply-session';
import { orderDisputes } from './disputes/settle-disputes';
import { orderSettlement } from './refunds/order-refund';

/** Applies an event once: its id is stored in the same transaction. Events in any order lead to the same state. */
export async function applyPaymentEvent(event: PaymentEvent, now: Date): Promise<'applied' | 'seen' | 'ignored'> {
  if (event.kind === 'ignored') return 'ignored';
  return transaction(async (tx) => {
    const { count } = await tx.stripeEvent.createMany({
      data: { id: event.id, type: event.type, createdAt: event.createdAt },
      skipDuplicates: true,
    });
    if (count === 0) return 'seen';
    await apply(tx, event, now);
    return 'applied';
  });
}

async function apply(tx: Db, event: Exclude<PaymentEvent, { kind: 'ignored' }>, now: Date): Promise<void> {
  switch (event.kind) {
    case 'checkout': {
      const outcome = await applySession(tx, event, { via: 'webhook', now });
      log.info({ event: event.id, orderId: event.payment.orderId, outcome }, 'checkout reported');
      return;
    }
    case 'refund': {
      await orderSettlement(tx, event.paymentIntentId);
      log.info({ event: event.id, type: event.type }, 'refund reported');
      return;
    }
    case 'dispute': {
      await orderDisputes(tx, event.paymentIntentId);
      log.info({ event: event.id, type: event.type }, 'dispute reported');
    }
  }
}
