import 'server-only';
import type { SchedulingRules } from '@/lib/agenda/rules/scheduling-rules';
import { bookableHours } from '@/lib/agenda/slots';
import type { Db } from '@/lib/server/db';
import type { Claimant } from '@/lib/server/security/claimant';
import { MOST_OF_CALENDAR_PERCENT, MOST_OF_NETWORK, MOST_OF_PREFIX, MOST_UNCONFIRMED } from './rules';

type Kept = { unconfirmed: number; network: number; prefix: number; confirmed: number };

/** Why no further hour may wait for a confirmation, or null. The caller holds the lock. */
export async function unconfirmedLimit(
  tx: Db,
  claimant: Claimant,
  rules: SchedulingRules,
  now: Date,
): Promise<'network-waits' | 'calendar-waits' | 'calendar-full' | null> {
  const rows = await tx.$queryRaw<Kept[]>`
    SELECT count(*)::int AS unconfirmed,
      (count(*) FILTER (WHERE claimant_hash = ${claimant.network}))::int AS network,
      (count(*) FILTER (WHERE claimant_prefix_hash = ${claimant.prefix}))::int AS prefix,
      (SELECT count(*) FROM bookings
       WHERE kind = 'first-consultation' AND status = 'confirmed' AND starts_at > ${now}::timestamptz)::int AS confirmed
    FROM bookings
    WHERE kind = 'first-consultation' AND status = 'held' AND expires_at > ${now}::timestamptz`;
  const { unconfirmed = 0, network = 0, prefix = 0, confirmed = 0 } = rows[0] ?? {};
  if (network >= MOST_OF_NETWORK || prefix >= MOST_OF_PREFIX) return 'network-waits';
  if (unconfirmed >= MOST_UNCONFIRMED) return 'calendar-waits';
  const most = (bookableHours(now, rules) * MOST_OF_CALENDAR_PERCENT) / 100;
  return unconfirmed + confirmed >= most ? 'calendar-full' : null;
}
