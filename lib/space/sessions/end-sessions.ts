import 'server-only';
import type { Db } from '@/lib/db';
import { endCeremonies } from '@/lib/security/passkeys/ceremony';

/** Every session of the space but this one, if there is one that stays, and the challenges that wait for a touch in any of them. */
export async function endSessions(tx: Db, spaceId: string, staying: string | null): Promise<void> {
  await tx.spaceSession.deleteMany({ where: { spaceId, ...(staying && { id: { not: staying } }) } });
  await endCeremonies(tx, spaceId);
}
