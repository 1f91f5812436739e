import 'server-only';
import { addHours } from 'date-fns';
import type { Db } from '@/lib/db';
import type { Device } from '@/lib/security/device';
import { SESSION_MAX_HOURS } from '@/lib/security/session-rules';
import { hashToken, newToken } from '@/lib/security/token';

/** Returns the token, of which only the hash is stored. */
export async function openSession(tx: Db, staffId: string, device: Device, now: Date): Promise<string> {
  const token = newToken();
  await tx.deskSession.create({
    data: {
      tokenHash: hashToken(token),
      staffId,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: addHours(now, SESSION_MAX_HOURS),
      confirmedAt: now,
      device: device.name,
      networkHash: device.networkHash,
    },
  });
  return token;
}
