import type { SettleResponseBody } from '@/lib/orders/contract';
import type { Settled } from '@/lib/orders/settle-order';
import { problemOf } from './problem-of';

/** While a payment may have been made, an unreachable Stripe has another sentence than while the page is being opened. */
export async function settledAnswer(settled: Settled): Promise<Response> {
  if (settled.ok) return Response.json({ status: settled.status } satisfies SettleResponseBody);
  return problemOf(settled.reason === 'payments-down' ? 'payments-unreachable' : settled.reason, {});
}
