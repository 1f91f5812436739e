import 'server-only';
import { db } from '@/lib/db';

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

/** Every claim that keeps an hour without payment, oldest first. */
export function findUnpaidClaims(now: Date): Promise<UnpaidClaim[]> {
  return db().$queryRaw<UnpaidClaim[]>`
    SELECT id, CASE status WHEN 'held' THEN 'hold' ELSE 'order' END AS kind, order_id AS "orderId",
      (duration + 59) / 60 AS hours, coalesce(claimant_prefix_hash, claimant_hash) AS claimant, created_at AS "claimedAt"
    FROM bookings
    WHERE status IN ('held', 'pending') AND (status = 'pending' OR expires_at > ${now}::timestamptz)
    ORDER BY created_at, id`;
}
