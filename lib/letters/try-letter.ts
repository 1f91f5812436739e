import 'server-only';
import { validate } from 'uuid';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { Result } from '@/lib/shared/result';
import type { ByStaff } from './change-letter';

/** Sends the letter as it is to the person who asks, and to no other address. */
export async function tryLetter({ id, staff, now }: ByStaff): Promise<Result<object, 'letter-unknown'>> {
  if (!validate(id)) return { ok: false, reason: 'letter-unknown' };
  return db().$transaction(async (tx) => {
    const letter = await tx.letter.findUnique({ where: { id }, select: { subject: true } });
    if (!letter) return { ok: false, reason: 'letter-unknown' };
    await enqueue(tx, 'send-letter-trial', { letterId: id, staffId: staff.id, requestedAt: now.toISOString() });
    await recordDeskEvent(tx, { staff, kind: 'letters.tried', subject: letter.subject, now });
    return { ok: true };
  });
}
