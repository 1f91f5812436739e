import 'server-only';
import { sealingKey } from '@/lib/private/desk-key/open-desk-key';
import { db } from '@/lib/server/db';
import { site } from '@/lib/shared/site';

/**
 * Whether there are private spaces here: PRIVATE_SPACE is on, and the key of the desk was opened. A desk that loses its key later locks
 * none of the owners out.
 */
export async function areSpacesOn(): Promise<boolean> {
  if (!site.hasPrivateSpace) return false;
  if (await sealingKey()) return true;
  return (await db().space.findFirst({ select: { id: true } })) !== null;
}
