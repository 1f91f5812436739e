import type { OrderRights } from '@/lib/orders/refunds/refund-rights';
import type { MadridDate } from '@/lib/shared/madrid-time';

/** Choosing an hour ends the right to the money without a last day: which sentence says until when there is one then. */
export function endlessNote(
  { endless, openUntil }: Pick<OrderRights, 'endless' | 'openUntil'>,
  today: MadridDate,
): 'endlessEnds' | 'endlessOver' | null {
  if (!endless) return null;
  return openUntil >= today ? 'endlessEnds' : 'endlessOver';
}
