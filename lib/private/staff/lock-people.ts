import 'server-only';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { lockSession } from '@/lib/private/lock-session';
import type { Db } from '@/lib/server/db';

type Person = { id: string; name: string; keys: number };

/**
 * Everyone who may come in, with how many keys they have. What adds or takes away a key or a person runs one after the other, and
 * only while the person who does it is still at the desk. `by` is null for a command on the server.
 */
export async function lockPeople(tx: Db, by: StaffMember | null): Promise<Person[]> {
  await tx.$queryRaw`SELECT FROM staff WHERE removed_at IS NULL ORDER BY id FOR UPDATE`;
  if (by) await lockSession(tx, 'desk', by.sessionId);
  return tx.$queryRaw<Person[]>`
    SELECT staff.id, staff.name, count(staff_keys.id)::int AS keys FROM staff
    LEFT JOIN staff_keys ON staff_keys.staff_id = staff.id
    WHERE removed_at IS NULL GROUP BY staff.id`;
}
