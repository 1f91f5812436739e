import 'server-only';
import { addHours } from 'date-fns';
import type { StaffMember, StaffPerson } from '@/lib/private/desk-log/staff-member';
import { SESSION_MAX_HOURS } from '@/lib/private/session-rules';
import type { Db } from '@/lib/server/db';
import type { Device } from '@/lib/server/security/device';
import { hashToken, newToken } from '@/lib/server/security/token';

type Opening = {
  person: StaffPerson;
  /** The passkey that was touched; null in a demonstration. */
  keyId: string | null;
  device: Device;
};

type Entered = { staff: StaffMember; sessionToken: string };

/** Only the hash of the token is stored. */
export async function openSession(tx: Db, { person, keyId, device }: Opening, now: Date): Promise<Entered> {
  const { id, name } = person;
  const sessionToken = newToken();
  const { id: sessionId } = await tx.deskSession.create({
    data: {
      tokenHash: hashToken(sessionToken),
      staffId: id,
      keyId,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: addHours(now, SESSION_MAX_HOURS),
      confirmedAt: now,
      device: device.name,
      networkHash: device.networkHash,
    },
    select: { id: true },
  });
  return { staff: { id, name, sessionId }, sessionToken };
}
