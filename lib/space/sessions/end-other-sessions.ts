import 'server-only';
import type { Db } from '@/lib/db';

/** Every session of the space but this one, and the challenges that wait for a touch in any of them. */
export async function endOtherSessions(
  tx: Db,
  { spaceId, tokenHash }: { spaceId: string; tokenHash: string },
): Promise<void> {
  await tx.spaceSession.deleteMany({ where: { spaceId, tokenHash: { not: tokenHash } } });
  await tx.ceremony.deleteMany({ where: { OR: [{ subject: spaceId }, { subject: { startsWith: `${spaceId}:` } }] } });
}
