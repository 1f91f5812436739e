import 'server-only';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { db } from '@/lib/server/db';
import type { LetterView } from './letter-view';
import { readLetter } from './queries';
import type { WrittenLetter } from './schema';

/** A new draft. */
export async function writeLetter(written: WrittenLetter, staff: StaffMember, now: Date): Promise<LetterView> {
  const { id } = await db().$transaction(async (tx) => {
    const data = { ...written, byId: staff.id, byName: staff.name, createdAt: now, updatedAt: now };
    const created = await tx.letter.create({ data, select: { id: true } });
    await recordDeskEvent(tx, { staff, kind: 'letters.written', subject: written.subject, now });
    return created;
  });
  const letter = await readLetter(id);
  if (!letter) throw new Error('A letter that was just written is there');
  return letter;
}
