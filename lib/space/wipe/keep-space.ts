import 'server-only';
import { db } from '@/lib/db';
import type { Device } from '@/lib/security/device';
import { idOfSigned, signedId } from '@/lib/security/signed-id';
import { site } from '@/lib/site';
import { tellOwner } from '../notices/tell-owner';
import { recordSpaceEvent, type SpaceOwner } from '../record-space-event';

/** In the e-mails about the deletion. Opening it changes nothing: its page has a button. */
export function keepLink(spaceId: string): string {
  return `${site.url}/espacio/conservar#${signedId('space-wipe', spaceId)}`;
}

/** False for a link that is none, and for a space that is gone. */
export async function keepByLink(token: string, device: Device, now: Date): Promise<boolean> {
  const spaceId = idOfSigned('space-wipe', token);
  return spaceId !== null && keepSpace({ spaceId, sessionId: null, device }, now);
}

type Keeper = Omit<SpaceOwner, 'sessionId'> & { sessionId: string | null };

/** Idempotent. False once the space is gone. `sessionId`: null for a link. */
export async function keepSpace({ spaceId, sessionId, device }: Keeper, now: Date): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const { count } = await tx.space.updateMany({
      where: { id: spaceId, wipeAt: { not: null } },
      data: { wipeAt: null },
    });
    if (count === 0) return (await tx.space.count({ where: { id: spaceId } })) === 1;
    await tellOwner(tx, await recordSpaceEvent(tx, { spaceId, sessionId, kind: 'wipe-cancelled', device }, now));
    return true;
  });
}
