import 'server-only';
import { db } from '@/lib/db';
import { recordDeskEvent } from '@/lib/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/desk-log/staff-member';

export async function signOut(staff: StaffMember, tokenHash: string, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.deskSession.deleteMany({ where: { tokenHash } });
    if (count === 1) await recordDeskEvent(tx, { staff, kind: 'desk.left', now });
  });
}
