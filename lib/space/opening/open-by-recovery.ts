import 'server-only';
import { db } from '@/lib/server/db';
import type { Device } from '@/lib/server/security/device';
import { hashToken } from '@/lib/server/security/token';
import type { Result } from '@/lib/shared/result';
import { tellOwner } from '../notices/tell-owner';
import { enter } from './enter';
import type { Opened } from './opened';

type Input = { proof: string; earlierToken: string | null };

/** 130 bits find their space by themselves. The session is for replacing what was lost; the owner is told. */
export async function openByRecovery(
  { proof, earlierToken }: Input,
  device: Device,
  now: Date,
): Promise<Result<Opened, 'recovery-wrong'>> {
  return db().$transaction(async (tx) => {
    const where = { proofHash: hashToken(proof), kind: 'recovery' };
    const key = await tx.spaceKey.findFirst({ where });
    if (!key) return { ok: false, reason: 'recovery-wrong' };
    await tx.$queryRaw`SELECT FROM spaces WHERE id = ${key.spaceId}::uuid FOR NO KEY UPDATE`;
    const { count } = await tx.spaceKey.updateMany({ where: { ...where, id: key.id }, data: { lastUsedAt: now } });
    if (count === 0) return { ok: false, reason: 'recovery-wrong' };
    const { eventId, sessionToken, opened } = await enter(tx, { key, device, earlierToken }, now);
    await tellOwner(tx, eventId);
    return { ok: true, sessionToken, opened };
  });
}
