import { addMinutes } from 'date-fns';
import type { Order } from '@/lib/generated/prisma/client';
import { addMadridDays, calendarDays, type MadridDate, madridDate, madridInstant } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';
import { isWorkingDay } from '@/lib/shared/working-days/is-working-day';
import { type Holiday, knownBetween, type LocalHoliday } from '@/lib/shared/working-days/local-holidays';
import { isHourLost } from '../attention-reason';

/** Article 102 of Real Decreto Legislativo 1/2007, from the day after the contract. */
export const WITHDRAWAL_DAYS = 14;

/** A statement that is sent in the last minute may arrive in the first of the next day. */
const GRACE_MINUTES = 15;

export type RefundRights = {
  /** The last day of the legal period. */
  lawUntil: MadridDate;
  /** The weekend days and holidays on which the legal period would have ended, earliest first. */
  closedDays: readonly MadridDate[];
  /** The last day of the firm's own guarantee. */
  guaranteeUntil: MadridDate;
  /** The later of both: until its midnight in Madrid everything is paid back. */
  openUntil: MadridDate;
  /** Whole days after today until `openUntil`: 0 on the last day, negative after it. */
  daysLeft: number;
  /** Under which of them a statement that arrives now is in time; null after both, with `GRACE_MINUTES`. */
  basis: 'law' | 'guarantee' | null;
};

/**
 * What a buyer is entitled to. The contract is concluded by the payment; the legal period begins with it, or with the withdrawal
 * information where that was sent later, on its own. One that ends on a Saturday, a Sunday or a holiday ends on the next working
 * day (Regulation 1182/71, article 3.4), which may be after the guarantee. Every holiday that counted at any time since the payment
 * counts: no day that the buyer was told is taken back.
 */
export function refundRights(
  paidAt: Date,
  now: Date,
  local: readonly LocalHoliday[],
  noticeSentAt: Date | null = null,
): RefundRights {
  const paidOn = madridDate(paidAt);
  const lawFrom = noticeSentAt && noticeSentAt > paidAt ? madridDate(noticeSentAt) : paidOn;
  const closedDays = closedDaysFrom(addMadridDays(lawFrom, WITHDRAWAL_DAYS), knownBetween(local, paidAt, now));
  const lawUntil = addMadridDays(lawFrom, WITHDRAWAL_DAYS + closedDays.length);
  const guaranteeUntil = addMadridDays(paidOn, site.guaranteeDays);
  const openUntil = later(lawUntil, guaranteeUntil);
  const basis = now < endOf(lawUntil) ? 'law' : now < endOf(guaranteeUntil) ? 'guarantee' : null;
  return { lawUntil, closedDays, guaranteeUntil, openUntil, daysLeft: calendarDays(madridDate(now), openUntil), basis };
}

/** A holiday of the whole country counts even where the office's own list has none. */
function closedDaysFrom(day: MadridDate, local: readonly Holiday[]): MadridDate[] {
  if (isWorkingDay(day, local) && isWorkingDay(day, local, 'spain')) return [];
  return [day, ...closedDaysFrom(addMadridDays(day, 1), local)];
}

function later(first: MadridDate, second: MadridDate): MadridDate {
  if (first > second) return first;
  return second;
}

function endOf(day: MadridDate): Date {
  return addMinutes(madridInstant(addMadridDays(day, 1), '00:00'), GRACE_MINUTES);
}

type Purchase = Pick<Order, 'noticeSentAt' | 'status' | 'attentionReason'> & { paidAt: Date };

export type OrderRights = RefundRights & {
  /** Its hour was lost before the payment and no other is chosen: the money is the buyer's without a last day. */
  endless: boolean;
};

/** What the buyer of this order is entitled to at this moment. */
export function rightsOfOrder(order: Purchase, now: Date, local: readonly LocalHoliday[]): OrderRights {
  const { paidAt, noticeSentAt } = order;
  // An e-mail that tells them as of an earlier moment must not change with what came after it.
  const rights = refundRights(paidAt, now, local, noticeSentAt && noticeSentAt <= now ? noticeSentAt : null);
  const endless = isHourLost(order);
  return { ...rights, basis: rights.basis ?? (endless ? 'guarantee' : null), endless };
}
