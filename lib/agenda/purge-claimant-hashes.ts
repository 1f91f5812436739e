import 'server-only';
import { subMinutes } from 'date-fns';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/server/db';
import { lockedById } from '@/lib/server/locked-by-id';
import { CLAIMANT_MEMORY_MINUTES } from './claim-allowance';

/** Deletes the hashes of networks: of paid claims at once, of ended ones once the cool-down no longer needs them. */
export async function purgeClaimantHashes(now: Date): Promise<void> {
  const remembered = subMinutes(now, CLAIMANT_MEMORY_MINUTES);
  const unneeded = Prisma.sql`claimant_hash IS NOT NULL AND (status IN ('confirmed', 'cancelled')
    OR status IN ('released', 'expired') AND updated_at <= ${remembered}::timestamptz)`;
  await db().$executeRaw`
    UPDATE bookings SET claimant_hash = NULL, claimant_site_hash = NULL, claimant_prefix_hash = NULL
    WHERE ${lockedById('bookings', unneeded)}`;
}
