import 'server-only';
import { addMinutes } from 'date-fns';
import { v7 as uuid } from 'uuid';
import { db } from '@/lib/db';
import type { MadridDate, MadridTime } from '@/lib/madrid-time';
import type { Result } from '@/lib/result';
import { hashToken, newToken } from '@/lib/security/token';
import { type ClaimAnswer, claimVerdict, roomForClaims } from './open-claims';
import { HOLD_MINUTES } from './opening-hours';
import { type SlotRefusal, slotInterval, slotRefusal } from './slots';
import { endStaleHolds } from './stale-holds';

type HoldWanted = {
  productId: string;
  date: MadridDate;
  time: MadridTime;
  /** Minutes. */
  duration: number;
  networkHash: string;
};
export type TakeHoldFailure = SlotRefusal | 'slot-taken' | 'too-many-claims';
export type Hold = { holdToken: string; expiresAt: Date };

/** Keeps the hour for 15 minutes. One statement: of any number of simultaneous callers exactly one gets it. */
export async function takeHold(wanted: HoldWanted, now: Date): Promise<Result<Hold, TakeHoldFailure>> {
  const refusal = slotRefusal(wanted.date, wanted.time, wanted.duration, now);
  if (refusal) return { ok: false, reason: refusal };

  const interval = slotInterval(wanted.date, wanted.time, wanted.duration);
  const holdToken = newToken();
  const expiresAt = addMinutes(now, HOLD_MINUTES);
  const answer = await db().$queryRaw<ClaimAnswer[]>`
    WITH ${endStaleHolds(interval, now)}, ${roomForClaims({ networkHash: wanted.networkHash }, now)}, claim AS (
      INSERT INTO bookings (id, product_id, status, starts_at, ends_at, duration, hold_token_hash, claimant_hash, expires_at,
        created_at, updated_at)
      SELECT ${uuid()}::uuid, ${wanted.productId}::uuid, 'held', ${interval.startsAt}::timestamptz, ${interval.endsAt}::timestamptz,
        ${wanted.duration}::int, ${hashToken(holdToken)}, ${wanted.networkHash}, ${expiresAt}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
      FROM (SELECT count(*) FROM stale) AS first, room WHERE room."left"
      ON CONFLICT ON CONSTRAINT bookings_no_overlap DO NOTHING
      RETURNING 1
    )
    SELECT room."left", (SELECT count(*) FROM claim) AS taken FROM room`;
  const verdict = claimVerdict(answer);
  return verdict === 'taken' ? { ok: true, holdToken, expiresAt } : { ok: false, reason: verdict };
}
