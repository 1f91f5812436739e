import 'server-only';
import { db } from '@/lib/server/db';
import { hoursTaken } from './slots';

export type UnpaidClaim = {
  id: string;
  kind: 'hold' | 'order';
  orderId: string | null;
  /** Bookable hours that it takes. */
  hours: number;
  /** The hash of the claimant's widest network. */
  claimant: string | null;
  claimedAt: Date;
};

/** Every claim of a purchase that keeps an hour without payment, oldest first. A free consultation has limits of its own. */
export async function findUnpaidClaims(now: Date): Promise<UnpaidClaim[]> {
  const claims = await db().$queryRaw<(Omit<UnpaidClaim, 'hours'> & { duration: number })[]>`
    SELECT id, CASE status WHEN 'held' THEN 'hold' ELSE 'order' END AS kind, order_id AS "orderId",
      duration, coalesce(claimant_prefix_hash, claimant_hash) AS claimant, created_at AS "claimedAt"
    FROM bookings
    WHERE kind = 'purchase' AND status IN ('held', 'pending') AND (status = 'pending' OR expires_at > ${now}::timestamptz)
    ORDER BY created_at, id`;
  return claims.map(({ duration, ...claim }) => ({ ...claim, hours: hoursTaken(duration) }));
}
