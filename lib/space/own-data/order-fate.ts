import type { Order } from '@/lib/generated/prisma/client';

type Judged = Pick<Order, 'status' | 'paidAt' | 'attentionReason'>;

/** Money came, or may have: the law has it kept. `open`: its payment is not ended yet. */
export function fateOf({ status, paidAt, attentionReason }: Judged): 'stays' | 'goes' | 'open' {
  if (paidAt || attentionReason) return 'stays';
  return status === 'pending' ? 'open' : 'goes';
}
