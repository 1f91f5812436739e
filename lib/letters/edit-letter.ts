import 'server-only';
import { validate } from 'uuid';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { db } from '@/lib/server/db';
import { type ByStaff, changeLetter, type LetterChange } from './change-letter';
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

/** Only a draft, and only the version that was read: of two people who edit it the second is told. */
export function editLetter(
  { version, ...edit }: ByStaff & { version: number },
  written: WrittenLetter,
): Promise<LetterChange> {
  return changeLetter({
    ...edit,
    from: ['draft'],
    version,
    data: { ...written, version: { increment: 1 } },
    kind: 'letters.edited',
  });
}

/** Only a draft. True once there is none, also for the second of two people. */
export async function deleteLetter({ id, staff, now, version }: ByStaff & { version: number }): Promise<Deleted> {
  if (!validate(id)) return { ok: true };
  return db().$transaction(async (tx) => {
    const letter = await readLetter(id, tx);
    if (!letter) return { ok: true };
    const { count } = await tx.letter.deleteMany({ where: { id, status: 'draft', version } });
    if (count === 0) return { ok: false, reason: 'letter-changed', letter };
    await recordDeskEvent(tx, { staff, kind: 'letters.deleted', subject: letter.subject, now });
    return { ok: true };
  });
}

type Deleted = { ok: true } | Extract<LetterChange, { reason: 'letter-changed' }>;
