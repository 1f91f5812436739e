import 'server-only';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { db } from '@/lib/server/db';
import { shortReference } from '@/lib/shared/i18n/short-reference';

/** An age file for a person at the desk, with its line of the log; null if there is none. */
export async function openSealedHead(
  consultationId: string,
  staff: StaffMember,
  now: Date,
): Promise<Uint8Array<ArrayBuffer> | null> {
  return db().$transaction(async (tx) => {
    const head = await tx.sealedHead.findUnique({ where: { consultationId } });
    if (!head) return null;
    const subject = shortReference(consultationId);
    await recordDeskEvent(tx, { staff, kind: 'consultations.opened', subject, now });
    return new Uint8Array(head.content);
  });
}
