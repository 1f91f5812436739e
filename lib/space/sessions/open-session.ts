import 'server-only';
import { addHours } from 'date-fns';
import { SESSION_MAX_HOURS } from '@/lib/private/session-rules';
import type { Db } from '@/lib/server/db';
import type { Device } from '@/lib/server/security/device';
import { hashToken, newToken } from '@/lib/server/security/token';

type Opening = { spaceId: string; keyId: string; device: Device };

/** The key has been used just now. Returns the token, of which only the hash is stored. */
export async function openSession(tx: Db, { spaceId, keyId, device }: Opening, now: Date): Promise<string> {
  const token = newToken();
  await tx.spaceSession.create({
    data: {
      tokenHash: hashToken(token),
      spaceId,
      keyId,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: addHours(now, SESSION_MAX_HOURS),
      confirmedAt: now,
      device: device.name,
      networkHash: device.networkHash,
    },
  });
  await tx.space.update({
    where: { id: spaceId },
    data: { lastOpenedAt: now, lastNetworkHash: device.networkHash, warnedAt: null },
  });
  return token;
}
