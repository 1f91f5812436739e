import 'server-only';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { shortReference } from '@/lib/shared/i18n/short-reference';

export type PendingErasure = {
  id: string;
  email: string;
  /** When the e-mails came that are to be deleted. */
  receivedAt: Date[];
  askedAt: Date;
};

/** What a person has to delete from the team's own mailbox, the oldest request first. */
export async function pendingErasures(): Promise<PendingErasure[]> {
  return db().mailboxErasure.findMany({ orderBy: [{ askedAt: 'asc' }, { id: 'asc' }] });
}

/** A person has deleted it from the team's mailbox: its sender is told, and the address goes. False: it was confirmed before. */
export async function confirmErasure(id: string, staff: StaffMember, now: Date): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const [erasure] = await tx.$queryRaw<{ email: string }[]>`
      DELETE FROM mailbox_erasures WHERE id = ${id}::uuid RETURNING email`;
    if (!erasure) return false;
    await enqueue(tx, 'send-own-data-email', { deletionId: id, email: erasure.email, to: 'erased' });
    await recordDeskEvent(tx, { staff, kind: 'mailbox.erased', subject: shortReference(id), now });
    return true;
  });
}
