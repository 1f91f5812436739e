import 'server-only';
import type { Hour } from '@/lib/agenda/schema';
import type { Result } from '@/lib/shared/result';
import { findOrderToChange } from '../order-page/linked-order';
import { type ChooseHourRefusal, chooseHourOfOrder } from './choose-hour-of-order';
import { mayChooseAgain } from './may-choose-again';

export type ChooseRefusal = ChooseHourRefusal | 'gone';

/**
 * Gives an order whose appointment was cancelled, or whose hour was lost before the payment, a new one. It is another booking:
 * the meeting and the invitation of the earlier one are gone.
 */
export async function chooseHourAgain(token: string, hour: Hour, now: Date): Promise<Result<object, ChooseRefusal>> {
  const order = await findOrderToChange(token, now);
  if (!order) return { ok: false, reason: 'gone' };
  if (!mayChooseAgain(order, now)) return { ok: false, reason: 'not-open' };
  return chooseHourOfOrder({ orderId: order.id, hour, by: null }, now);
}
