import type { Order } from '@/lib/generated/prisma/client';
import type { LocalHoliday } from '@/lib/shared/working-days/local-holidays';
import { isHourLost } from '../attention-reason';
import { type RefundRights, refundRights } from './refund-rights';

type Purchase = Pick<Order, 'noticeSentAt' | 'status' | 'attentionReason'> & { paidAt: Date };

export type OrderRights = RefundRights & {
  /** Its hour was lost before the payment and no other is chosen: the money is the buyer's without a last day. */
  endless: boolean;
};

/** What the buyer of this order is entitled to at this moment. */
export function rightsOfOrder(order: Purchase, now: Date, local: readonly LocalHoliday[]): OrderRights {
  const { paidAt, noticeSentAt } = order;
  // An e-mail that tells them as of an earlier moment must not change with what came after it.
  const rights = refundRights(paidAt, now, local, noticeSentAt && noticeSentAt <= now ? noticeSentAt : null);
  const endless = isHourLost(order);
  return { ...rights, basis: rights.basis ?? (endless ? 'guarantee' : null), endless };
}
