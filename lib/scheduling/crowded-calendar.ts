import 'server-only';
import type { Condition } from '@/lib/condition';
import { claimAllowance } from './claim-allowance';
import { bookableHours } from './slots';
import { findUnpaidClaims } from './unpaid-claims';

/** More than half of what can be booked is kept without payment, since the claim that made it more. */
export async function findCrowdedCalendar(now: Date): Promise<Condition[]> {
  const claims = await findUnpaidClaims(now);
  const bookable = bookableHours(now);
  const { calendar } = claimAllowance(bookable);
  let unpaidHours = 0;
  let since: Date | undefined;
  for (const { hours, claimedAt } of claims) {
    unpaidHours += hours;
    if (unpaidHours > calendar) since ??= claimedAt;
  }
  if (!since) return [];
  const networks = new Set(claims.map(({ claimant }) => claimant)).size;
  return [
    { kind: 'calendar-crowded', key: 'calendar', since, figures: { unpaidHours, bookableHours: bookable, networks } },
  ];
}
