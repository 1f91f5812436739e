import 'server-only';
import type { Result } from '@/lib/shared/result';
import { findOrderToChange } from '../order-page/linked-order';
import type { WithdrawalForm } from './schema';
import { type WithdrawalRefusal, type Withdrawn, withdrawFromContract } from './withdraw-from-contract';

/** For the holder of the link to an order. */
export async function withdrawByLink(
  token: string,
  form: WithdrawalForm,
  now: Date,
): Promise<Result<Withdrawn, WithdrawalRefusal | 'gone'>> {
  const order = await findOrderToChange(token, now);
  return order ? withdrawFromContract(order.id, form, now) : { ok: false, reason: 'gone' };
}
