import 'server-only';
import { addMinutes } from 'date-fns';
import { v7 as uuid } from 'uuid';
import { Prisma } from '@/lib/generated/prisma/client';
import { sqlQuery } from '@/lib/server/db';
import type { Claimant } from '@/lib/server/security/claimant';
import { hashToken, newToken } from '@/lib/server/security/token';
import type { MadridDate, MadridTime } from '@/lib/shared/madrid-time';
import type { Result } from '@/lib/shared/result';
import { type ClaimRefusal, type ClaimRow, claimLimit, claimRefusal, WITHIN_LIMIT } from './claim-limit';
import { overdueHoldsExpired } from './expire-overdue-holds';
import { insertBooking, type NewBooking } from './insert-booking';
import { findObstacle } from './obstacles/find-obstacle';
import type { Obstacle } from './obstacles/obstacle';
import { HOLD_MINUTES } from './opening-hours';
import { readRulesForClaim } from './rules/read-rules';
import { roomInDay } from './rules/room-in-day';
import { type SlotRefusal, slotInterval, slotRefusal } from './slots';

type RequestedHold = {
  productId: string;
  date: MadridDate;
  time: MadridTime;
  /** Minutes. */
  duration: number;
  claimant: Claimant;
};
export type TakeHoldRefusal = SlotRefusal | ClaimRefusal | Obstacle;
export type Hold = { holdToken: string; expiresAt: Date };

/** Holds the hour for HOLD_MINUTES. One statement: of any number of concurrent callers exactly one gets it. */
export async function takeHold(requested: RequestedHold, now: Date): Promise<Result<Hold, TakeHoldRefusal>> {
  const rules = await readRulesForClaim(now);
  const refusal = slotRefusal(requested.date, requested.time, requested.duration, now, rules);
  if (refusal) return { ok: false, reason: refusal };

  const holdToken = newToken();
  const expiresAt = addMinutes(now, HOLD_MINUTES);
  const booking = heldBooking(requested, holdToken, expiresAt);
  const source = Prisma.sql`(SELECT count(*) FROM overdue) AS first, claim_limit
    WHERE claim_limit.allowed AND ${roomInDay(booking, rules, now)}`;
  const rows = await sqlQuery<ClaimRow>(Prisma.sql`
    WITH ${claimLimit({ ...booking, kind: 'hold', claimant: requested.claimant, rules }, now)},
      ${overdueHoldsExpired(booking, now, WITHIN_LIMIT)}, claim AS (${insertBooking(booking, now, source)} RETURNING 1)
    SELECT claim_limit.allowed, claim_limit.cooling, (SELECT count(*) FROM claim)::int AS claimed FROM claim_limit`);
  const refused = claimRefusal(rows);
  if (!refused) return { ok: true, holdToken, expiresAt };
  return { ok: false, reason: refused === 'slot-taken' ? await findObstacle(booking, rules, now) : refused };
}

function heldBooking(requested: RequestedHold, holdToken: string, expiresAt: Date): NewBooking {
  return {
    ...slotInterval(requested.date, requested.time, requested.duration),
    id: uuid(),
    kind: 'purchase',
    productId: requested.productId,
    status: 'held',
    duration: requested.duration,
    holdTokenHash: hashToken(holdToken),
    claimant: requested.claimant,
    expiresAt,
  };
}
