import type { Dispute } from '@/lib/generated/prisma/client';

/** Stripe's words for a dispute that is over. `prevented`: it never became one. A word that a later version adds is one of an open dispute. */
const CLOSED: readonly string[] = ['won', 'lost', 'warning_closed', 'prevented'];

/** Stripe waits for the firm. */
export const AWAITS_ANSWER: readonly string[] = ['needs_response', 'warning_needs_response', 'appeal_needs_response'];

export const LOST = 'lost';

export function isClosed(status: string): boolean {
  return CLOSED.includes(status);
}

/** Stripe refuses refunds of such a payment. An inquiry allows them. */
export function barsRefunds(disputes: readonly Pick<Dispute, 'status' | 'isRefundable'>[]): boolean {
  return disputes.some(({ status, isRefundable }) => !isClosed(status) && !isRefundable);
}
