import 'server-only';
import { subMinutes } from 'date-fns';
import { db } from '@/lib/server/db';
import { CLAIMANT_MEMORY_MINUTES } from './claim-allowance';

/** Deletes the hashes of networks: of paid claims at once, of ended ones once the cool-down no longer needs them. */
export async function purgeClaimantHashes(now: Date): Promise<void> {
  const remembered = subMinutes(now, CLAIMANT_MEMORY_MINUTES);
  await db().$executeRaw`
    UPDATE bookings SET claimant_hash = NULL, claimant_site_hash = NULL, claimant_prefix_hash = NULL
    WHERE claimant_hash IS NOT NULL AND (status IN ('confirmed', 'cancelled')
      OR status IN ('released', 'expired') AND updated_at <= ${remembered}::timestamptz)`;
}
