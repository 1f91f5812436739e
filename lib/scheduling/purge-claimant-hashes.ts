import 'server-only';
import { db } from '@/lib/db';

/** Deletes the network hashes of claims that are paid or have ended: the limit on unpaid claims no longer needs them. */
export async function purgeClaimantHashes(): Promise<void> {
  await db().$executeRaw`
    UPDATE bookings SET claimant_hash = NULL WHERE claimant_hash IS NOT NULL AND status NOT IN ('held', 'pending')`;
}
