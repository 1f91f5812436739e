import 'server-only';
import { v7 } from 'uuid';
import { lockSession } from '@/lib/private/lock-session';
import type { Db, SqlTransaction } from '@/lib/server/db';
import type { DeskEventKind } from './desk-event-kinds';
import type { StaffMember } from './staff-member';

export type DeskEvent = {
  /** Null: a command on the server. */
  staff: StaffMember | null;
  kind: DeskEventKind;
  orderId?: string | null;
  /** What it was done to, in few words: a date, a name, a number. Never what a client wrote. */
  subject?: string | null;
  now: Date;
};

/**
 * Only in the transaction of the change itself: then the line exists if and only if the change does, and both only if the session of
 * their author is still open.
 */
export async function recordDeskEvent(tx: Db | SqlTransaction, event: DeskEvent): Promise<void> {
  const { staff, kind, orderId = null, subject = null, now } = event;
  if (staff) await lockSession(tx, 'desk', staff.sessionId);
  const row = { id: v7(), at: now, staffId: staff?.id ?? null, staffName: staff?.name ?? '', kind, orderId, subject };
  if (!('query' in tx)) {
    await tx.deskEvent.create({ data: row });
    return;
  }
  await tx.query({
    text: `INSERT INTO desk_events (id, at, staff_id, staff_name, kind, order_id, subject) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    values: [row.id, row.at, row.staffId, row.staffName, row.kind, row.orderId, row.subject],
  });
}
