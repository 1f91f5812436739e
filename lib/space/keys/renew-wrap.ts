import 'server-only';
import { db } from '@/lib/server/db';
import type { Device } from '@/lib/server/security/device';
import type { Result } from '@/lib/shared/result';
import { recordSpaceEvent } from '../record-space-event';
import type { RenewedWrap } from '../schema';
import type { OpenSpace } from '../sessions/space-sessions';
import { lockSpace } from './lock-space';

/**
 * A wrap with a MAC takes the place of one from before, of the key that this session was opened with. Only who has used that key was told
 * what it takes the place of. Sent twice it answers twice.
 */
export async function renewWrap(
  { spaceId, sessionId, keyId, kind }: OpenSpace,
  { earlier, recipient, wrapped, mac }: RenewedWrap,
  device: Device,
  now: Date,
): Promise<Result<object, 'space-closed' | 'ceremony-over'>> {
  return db().$transaction(async (tx) => {
    if (!(await lockSpace(tx, { spaceId, sessionId }))) return { ok: false, reason: 'space-closed' };
    const key = await tx.spaceKey.findFirst({ where: { id: keyId, spaceId } });
    if (key?.mac === mac) return { ok: true };
    const isEarlier = key?.wrapped != null && key.mac === null && Buffer.compare(key.wrapped, earlier) === 0;
    if (!isEarlier) return { ok: false, reason: 'ceremony-over' };
    await tx.spaceKey.update({ where: { id: keyId }, data: { recipient, wrapped, mac } });
    const event = { spaceId, sessionId, kind: 'key-vouched', method: kind, subject: key.label, device } as const;
    await recordSpaceEvent(tx, event, now);
    return { ok: true };
  });
}
