import { addMonths } from 'date-fns';
import type { Order } from '@/lib/generated/prisma/client';
import { APPOINTMENT_UNKNOWN, isHourLost } from '../attention-reason';
import { CHOOSE_AGAIN_MONTHS } from './rules';

type Purchase = Pick<Order, 'status' | 'attentionReason'> & { paidAt: Date };

/** Until when the buyer of an order without a live appointment may choose an hour; null if it is not for the buyer to choose. */
export function chooseAgainUntil(order: Purchase): Date | null {
  const isOpen = order.status === 'confirmed' || isHourLost(order);
  return isOpen ? addMonths(order.paidAt, CHOOSE_AGAIN_MONTHS) : null;
}

export function mayChooseAgain(order: Purchase, now: Date): boolean {
  const until = chooseAgainUntil(order);
  return until !== null && now < until;
}

/** Also one that was rebuilt without its appointment, and after the months. */
export function mayStaffChoose(order: Pick<Order, 'status' | 'attentionReason'>): boolean {
  const isUnknown = order.status === 'needs_attention' && order.attentionReason === APPOINTMENT_UNKNOWN;
  return order.status === 'confirmed' || isHourLost(order) || isUnknown;
}
