import 'server-only';
import { addHours } from 'date-fns';
import type { Db } from '@/lib/db';
import { hashToken, newToken } from '@/lib/security/token';
import { SESSION_MAX_HOURS } from './session-rules';

export type Device = {
  /** What the person reads in the list of sessions, such as "Firefox, Windows". */
  name: string;
  /** Keyed hash of the visitor's address. */
  networkHash: string;
};

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
