import 'server-only';
import type { Condition } from '@/lib/server/condition';
import { claimAllowance } from './claim-allowance';
import { readRules } from './rules/read-rules';
import { bookableHours } from './slots';
import { findUnpaidClaims, type UnpaidClaim } from './unpaid-claims';

/** Whether these unpaid claims, oldest first, keep more than half of what can be booked: since the claim that made it more. */
export function judgeCrowding(claims: readonly UnpaidClaim[], bookable: number): Condition[] {
  const { calendar } = claimAllowance(bookable);
  let unpaidHours = 0;
  let since: Date | undefined;
  for (const { hours, claimedAt } of claims) {
    unpaidHours += hours;
    if (unpaidHours > calendar) since ??= claimedAt;
  }
  if (!since) return [];
  const networks = new Set(claims.map(({ claimant }) => claimant)).size;
  const figures = { unpaidHours, bookableHours: bookable, networks };
  return [{ kind: 'calendar-crowded', key: 'calendar', since, figures }];
}

export async function crowdedCalendar(now: Date): Promise<Condition[]> {
  const [claims, rules] = await Promise.all([findUnpaidClaims(now), readRules()]);
  return judgeCrowding(claims, bookableHours(now, rules));
}
