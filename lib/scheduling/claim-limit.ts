import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';

/** A keyed hash of the visitor's network, and the mailbox once it is known. */
type Claimant = { networkHash?: string; email?: string };

/** Unpaid claims at a time. An office shares one network. */
const CLAIMS_PER_NETWORK = 150;
const CLAIMS_PER_MAILBOX = 15;

/** A CTE with one row, `allowed`. Concurrent statements may exceed the limit by up to the pool size. */
export function claimLimit({ networkHash, email }: Claimant, now: Date): Prisma.Sql {
  return Prisma.sql`claim_limit AS (
    SELECT count(*) FILTER (WHERE claimant_hash = ${networkHash ?? null}) < ${CLAIMS_PER_NETWORK}::int
       AND count(*) FILTER (WHERE customer_email = ${email ?? null}) < ${CLAIMS_PER_MAILBOX}::int AS allowed
    FROM bookings WHERE status IN ('held', 'pending') AND expires_at > ${now}::timestamptz
  )`;
}

export type ClaimRow = { allowed: boolean; claimed: bigint };
export type ClaimFailure = 'slot-taken' | 'too-many-claims';

export function claimFailure([row]: ClaimRow[]): ClaimFailure | null {
  if (row?.claimed === 1n) return null;
  return row?.allowed === false ? 'too-many-claims' : 'slot-taken';
}
