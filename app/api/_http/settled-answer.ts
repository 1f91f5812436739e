import type { SettleResponseBody } from '@/lib/orders/contract';
import type { Settled } from '@/lib/orders/settle-order';
import { problem } from './problem';

export async function settledAnswer(settled: Settled): Promise<Response> {
  if (settled.ok) return Response.json({ status: settled.status } satisfies SettleResponseBody);
  return settled.reason === 'order-unknown' ? problem(404, 'not_found') : problem(502, 'payments_unreachable');
}
