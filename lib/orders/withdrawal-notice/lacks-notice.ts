import { subDays, subHours, subMonths } from 'date-fns';
import type { Prisma } from '@/lib/generated/prisma/client';
import { WITHDRAWAL_DAYS } from '../refunds/refund-rights';

/** Without the information the period ends that much later (article 105 of Real Decreto Legislativo 1/2007). */
const LONGER_MONTHS = 12;
/** By then the confirmation has been sent and has stored what it carried. */
const SETTLED_HOURS = 1;

/** Paid orders that may still be withdrawn from because they never had the withdrawal information. */
export function lacksNotice(now: Date) {
  return {
    noticeVersion: null,
    paymentStatus: 'paid',
    paidAt: { gt: subDays(subMonths(now, LONGER_MONTHS), WITHDRAWAL_DAYS), lt: subHours(now, SETTLED_HOURS) },
    withdrawals: { none: { state: 'registered' } },
    // What is not confirmed yet has its own e-mail first.
    OR: [{ status: 'confirmed', confirmationSentAt: { not: null } }, { status: 'needs_attention' }],
  } satisfies Prisma.OrderWhereInput;
}
