import 'server-only';
import { db } from '@/lib/db';
import type { Device } from '@/lib/security/device';
import { recordSpaceEvent } from '../record-space-event';
import type { OpenSpace } from './read-session';

export async function closeSpace({ spaceId, tokenHash }: OpenSpace, device: Device, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.spaceSession.deleteMany({ where: { tokenHash } });
    if (count === 1) await recordSpaceEvent(tx, { spaceId, kind: 'closed', device }, now);
  });
}
