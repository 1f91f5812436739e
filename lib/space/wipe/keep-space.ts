import 'server-only';
import type { Space } from '@/lib/generated/prisma/client';
import { db } from '@/lib/server/db';
import type { Device } from '@/lib/server/security/device';
import { claimedId, open, sign } from '@/lib/server/security/signed-link';
import { site } from '@/lib/shared/site';
import { tellOwner } from '../notices/tell-owner';
import { recordSpaceEvent, type SpaceActor } from '../record-space-event';

/** In the e-mails about the deletion. Opening it changes nothing: its page has a button. */
export function keepLink({ id, wipeRequest }: Pick<Space, 'id' | 'wipeRequest'>): string {
  return `${site.url}/espacio/conservar#${sign('space-wipe', id, { version: wipeRequest })}`;
}

/** False for a link that is none or of an earlier request, and for a space that is gone. */
export async function keepByLink(token: string, device: Device, now: Date): Promise<boolean> {
  const id = claimedId(token);
  const space = id && (await db().space.findUnique({ where: { id }, select: { id: true, wipeRequest: true } }));
  if (!space || !open('space-wipe', token, { version: space.wipeRequest })) return false;
  return keepSpace({ spaceId: space.id, sessionId: null, device }, now, space.wipeRequest);
}

type Keeper = SpaceActor & { device: Device };

/**
 * Idempotent. False once the space is gone, and for a request after which another was made. `sessionId`: null for a link, which is for the
 * request `wipeRequest` alone.
 */
export async function keepSpace(
  { spaceId, sessionId, device }: Keeper,
  now: Date,
  wipeRequest?: number,
): Promise<boolean> {
  const asked = { id: spaceId, wipeRequest };
  return db().$transaction(async (tx) => {
    const { count } = await tx.space.updateMany({ where: { ...asked, wipeAt: { not: null } }, data: { wipeAt: null } });
    if (count === 0) return (await tx.space.count({ where: asked })) === 1;
    await tellOwner(tx, await recordSpaceEvent(tx, { spaceId, sessionId, kind: 'wipe-cancelled', device }, now));
    return true;
  });
}
