import 'server-only';
import type { Db } from '@/lib/db';
import type { Claimant } from '@/lib/security/claimant';
import { MOST_OF_NETWORK, MOST_OF_PREFIX, MOST_UNCONFIRMED } from './rules';

type Unconfirmed = { calendar: number; network: number; prefix: number };

/** Why no further hour may wait for a confirmation, or null. The caller holds the lock. */
export async function unconfirmedLimit(
  tx: Db,
  claimant: Claimant,
  now: Date,
): Promise<'network-waits' | 'calendar-waits' | null> {
  const rows = await tx.$queryRaw<Unconfirmed[]>`
    SELECT count(*)::int AS calendar,
      (count(*) FILTER (WHERE claimant_hash = ${claimant.network}))::int AS network,
      (count(*) FILTER (WHERE claimant_prefix_hash = ${claimant.prefix}))::int AS prefix
    FROM bookings
    WHERE kind = 'first-consultation' AND status = 'held' AND expires_at > ${now}::timestamptz`;
  const { calendar = 0, network = 0, prefix = 0 } = rows[0] ?? {};
  if (network >= MOST_OF_NETWORK || prefix >= MOST_OF_PREFIX) return 'network-waits';
  return calendar >= MOST_UNCONFIRMED ? 'calendar-waits' : null;
}
