import 'server-only';
import { db } from '@/lib/server/db';

/** Deletes the hashes of networks of orders that are no longer open. */
export async function purgeOrderClaimantHashes(): Promise<void> {
  await db().$executeRaw`
    UPDATE orders SET claimant_hash = NULL, claimant_site_hash = NULL, claimant_prefix_hash = NULL
    WHERE claimant_prefix_hash IS NOT NULL AND status <> 'pending'`;
}
