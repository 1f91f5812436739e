import 'server-only';
import { db } from '@/lib/db';
import { Prisma } from '@/lib/generated/prisma/client';

/** Who claims an hour: a keyed hash of the visitor's network, and the mailbox once it is known. */
type Claimant = { networkHash?: string; email?: string };

/** Hours that one network, such as an office, may keep from others at a time without having paid. */
const OPEN_CLAIMS_PER_NETWORK = 150;
const OPEN_CLAIMS_PER_MAILBOX = 15;

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

/** Whose they were is of no use once they are paid or over. */
export async function purgeClaimantHashes(): Promise<void> {
  await db().$executeRaw`
    UPDATE bookings SET claimant_hash = NULL WHERE claimant_hash IS NOT NULL AND status NOT IN ('held', 'pending')`;
}

/** What a claiming statement answers: whether there was room, and how many rows it took. */
export type ClaimAnswer = { left: boolean; taken: bigint };

export function claimVerdict([answer]: ClaimAnswer[]): 'taken' | 'too-many-claims' | 'slot-taken' {
  if (answer?.taken === 1n) return 'taken';
  return answer?.left === false ? 'too-many-claims' : 'slot-taken';
}
