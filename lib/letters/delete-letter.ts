import 'server-only';
import { validate } from 'uuid';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import { db } from '@/lib/server/db';
import type { ByStaff, LetterChange } from './change-letter';
import { readLetter } from './queries';

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
