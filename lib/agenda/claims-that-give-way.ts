import { addMinutes } from 'date-fns';
import { CROWDED_PREFIX_HOURS } from './claim-allowance';
import { HOLD_MINUTES } from './opening-hours';
import type { UnpaidClaim } from './unpaid-claims';

/**
 * The unpaid claims, oldest first, that make room until no more than `hours` are left: of the network that keeps most, its
 * oldest hold; once no such network has a hold, the oldest order as long as a hold lasts. A working day's hours are left to
 * each network.
 */
export function claimsThatGiveWay(claims: readonly UnpaidClaim[], hours: number, now: Date): UnpaidClaim[] {
  const kept = new Map<string, number>();
  let left = 0;
  for (const claim of claims) {
    left += claim.hours;
    kept.set(networkOf(claim), (kept.get(networkOf(claim)) ?? 0) + claim.hours);
  }
  const holds = claims.filter(({ kind }) => kind === 'hold');
  const orders = claims.filter(({ kind, claimedAt }) => kind === 'order' && addMinutes(claimedAt, HOLD_MINUTES) <= now);
  const giveWay: UnpaidClaim[] = [];
  for (const candidates of [holds, orders]) {
    while (left > hours) {
      const next = oldestOfTheLargest(candidates, kept);
      if (!next) break;
      candidates.splice(candidates.indexOf(next), 1);
      kept.set(networkOf(next), (kept.get(networkOf(next)) ?? 0) - next.hours);
      left -= next.hours;
      giveWay.push(next);
    }
  }
  return giveWay;
}

function oldestOfTheLargest(candidates: readonly UnpaidClaim[], kept: ReadonlyMap<string, number>) {
  let largest: UnpaidClaim | undefined;
  let most = CROWDED_PREFIX_HOURS;
  for (const claim of candidates) {
    const own = kept.get(networkOf(claim)) ?? 0;
    if (own > most) [largest, most] = [claim, own];
  }
  return largest;
}

/** A claim without a network is one of its own. */
function networkOf({ claimant, id }: UnpaidClaim): string {
  return claimant ?? id;
}
