import { randomUUID } from 'node:crypto';
import { addHours } from 'date-fns';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { db } from '@/lib/server/db';

const STAFF: StaffMember = { id: randomUUID(), name: 'Marta', sessionId: randomUUID() };

/** For calls straight into the product: a person with an open session, also after the database was emptied. */
export async function actingPerson(now = new Date()): Promise<StaffMember> {
  const { id, name, sessionId } = STAFF;
  const email = `${id}@equipo.example`;
  const person = { id, name, email, handle: Uint8Array.from(Buffer.from(id)), createdAt: now };
  await db().staff.createMany({ data: [person], skipDuplicates: true });
  const moments = { createdAt: now, lastSeenAt: now, expiresAt: addHours(now, 1), confirmedAt: now };
  const session = {
    id: sessionId,
    tokenHash: sessionId,
    staffId: id,
    ...moments,
    device: 'Prueba',
    networkHash: 'prueba',
  };
  await db().deskSession.createMany({ data: [session], skipDuplicates: true });
  return STAFF;
}
