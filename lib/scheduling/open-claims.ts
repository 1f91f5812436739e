import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';

/** Who claims an hour: a keyed hash of the visitor's network, and the mailbox once it is known. */
export type Claimant = { networkHash?: string; email?: string };

/** Hours that one network, such as an office, may keep from others at a time without having paid. */
export const OPEN_CLAIMS_PER_NETWORK = 30;
export const OPEN_CLAIMS_PER_MAILBOX = 10;

/**
 * A common table expression `room` with one row and one column, `left`: whether this claimant may take another hour. It sees
 * what was committed when its statement began; statements that run at the same moment are as many as the pool's connections.
 */
export function roomForClaims({ networkHash, email }: Claimant, now: Date): Prisma.Sql {
  return Prisma.sql`room AS (
    SELECT count(*) FILTER (WHERE claimant_hash = ${networkHash ?? null}) < ${OPEN_CLAIMS_PER_NETWORK}::int
       AND count(*) FILTER (WHERE customer_email = ${email ?? null}) < ${OPEN_CLAIMS_PER_MAILBOX}::int AS "left"
    FROM bookings WHERE status IN ('held', 'pending') AND expires_at > ${now}::timestamptz
  )`;
}

/** What a claiming statement answers: whether there was room, and how many rows it took. */
export type ClaimAnswer = { left: boolean; taken: bigint };

export function claimVerdict([answer]: ClaimAnswer[]): 'taken' | 'too-many-claims' | 'slot-taken' {
  if (answer?.taken === 1n) return 'taken';
  return answer?.left === false ? 'too-many-claims' : 'slot-taken';
}
