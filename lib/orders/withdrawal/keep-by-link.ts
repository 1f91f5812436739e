import 'server-only';
import type { Result } from '@/lib/shared/result';
import { findOrderToChange } from '../order-page/linked-order';
import { keepContract } from './keep-contract';

export type KeepRefusal = 'nothing-to-keep' | 'gone';

/** For the holder of the link to an order. */
export async function keepByLink(token: string, now: Date): Promise<Result<object, KeepRefusal>> {
  const order = await findOrderToChange(token, now);
  return order ? keepContract(order.id, now) : { ok: false, reason: 'gone' };
}
