import 'server-only';
import { validate } from 'uuid';
import type { LetterStatus, Prisma } from '@/lib/generated/prisma/client';
import type { DeskEventKind } from '@/lib/private/desk-log/desk-event-kinds';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { type Db, db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';
import type { LetterView } from './letter-view';
import { readLetter } from './read-letters';
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

export type ByStaff = { id: string; staff: StaffMember; now: Date };

/** `letter-changed`: another person was faster; the letter as it is now comes along. */
export type LetterChange<Reason extends string = never> =
  | Result<{ letter: LetterView }, 'letter-unknown' | Reason>
  | Lost;
type Lost = { ok: false; reason: 'letter-changed'; letter: LetterView };

type Change = ByStaff & {
  from: LetterStatus[];
  /** The version that the person saw; not asked of a step that has nothing to do with the contents. */
  version?: number;
  data: Prisma.LetterUpdateManyMutationInput;
  kind: DeskEventKind;
  /** In the same transaction, once the change is made. */
  after?: (tx: Db) => Promise<void>;
};

/** One step of a letter by compare-and-swap, with its line of the log. */
export async function changeLetter(change: Change): Promise<LetterChange> {
  const { id, staff, now, from, version, data, kind, after } = change;
  if (!validate(id)) return { ok: false, reason: 'letter-unknown' };
  return db().$transaction(async (tx) => {
    const where = { id, status: { in: from }, ...(version !== undefined && { version }) };
    const { count } = await tx.letter.updateMany({ where, data: { ...data, updatedAt: now } });
    if (count > 0) {
      await after?.(tx);
      const { subject } = await tx.letter.findUniqueOrThrow({ where: { id }, select: { subject: true } });
      await recordDeskEvent(tx, { staff, kind, subject, now });
    }
    const letter = await readLetter(id, tx);
    if (!letter) return { ok: false, reason: 'letter-unknown' };
    return count > 0 ? { ok: true, letter } : { ok: false, reason: 'letter-changed', letter };
  });
}
