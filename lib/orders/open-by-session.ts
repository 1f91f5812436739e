import { addHours } from 'date-fns';
import type { Order } from '@/lib/generated/prisma/client';

/** Hours after the payment in which the id of its Checkout session opens what is personal of an order. */
const SESSION_HOURS = 24;

/** An id of a session stays in histories and logs: after that, or once the order's link was made anew, the order's page has it alone. */
export function isOpenBySession({ paidAt, linkVersion }: Pick<Order, 'paidAt' | 'linkVersion'>, now: Date): boolean {
  return linkVersion === 1 && paidAt !== null && now < addHours(paidAt, SESSION_HOURS);
}
