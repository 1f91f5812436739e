import 'server-only';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { lockSession } from '@/lib/private/lock-session';
import type { Db } from '@/lib/server/db';

/**
 * The epoch that is used for what is new; 0 before there is one. Changes of the desk's key run one after the other, and only while the
 * person who makes them is still at the desk.
 */
export async function lockDeskKey(tx: Db, by: StaffMember): Promise<number> {
  await lockSession(tx, 'desk', by.sessionId);
  await tx.$executeRaw`LOCK TABLE desk_keys IN SHARE ROW EXCLUSIVE MODE`;
  const { _max } = await tx.deskKey.aggregate({ _max: { epoch: true } });
  return _max.epoch ?? 0;
}
