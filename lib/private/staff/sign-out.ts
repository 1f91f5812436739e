import 'server-only';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { db } from '@/lib/server/db';

export async function signOut(staff: StaffMember, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    // Two at once come one after the other.
    await tx.$queryRaw`SELECT FROM staff WHERE id = ${staff.id}::uuid FOR NO KEY UPDATE`;
    await recordDeskEvent(tx, { staff, kind: 'desk.left', now });
    await tx.deskSession.delete({ where: { id: staff.sessionId } });
  });
}
