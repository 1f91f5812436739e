import { addMonths } from 'date-fns';
import type { Order } from '@/lib/generated/prisma/client';
import { HOUR_LOST } from '../attention-reason';
import { CHOOSE_AGAIN_MONTHS } from './rules';

type Purchase = Pick<Order, 'status' | 'attentionReason'> & { paidAt: Date };

/** Until when the buyer of an order without a live appointment may choose an hour; null if it is not for the buyer to choose. */
export function chooseAgainUntil({ status, attentionReason, paidAt }: Purchase): Date | null {
  const isOpen = status === 'confirmed' || (status === 'needs_attention' && attentionReason === HOUR_LOST);
  return isOpen ? addMonths(paidAt, CHOOSE_AGAIN_MONTHS) : null;
}

export function mayChooseAgain(order: Purchase, now: Date): boolean {
  const until = chooseAgainUntil(order);
  return until !== null && now < until;
}
