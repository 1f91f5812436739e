import 'server-only';
import type { Db } from '@/lib/db';

type Person = { id: string; name: string; keys: number };

/** Everyone who may come in, with how many keys they have. What takes a key or a person away runs one after the other. */
export async function lockPeople(tx: Db): Promise<Person[]> {
  await tx.$queryRaw`SELECT FROM staff WHERE removed_at IS NULL ORDER BY id FOR UPDATE`;
  return tx.$queryRaw<Person[]>`
    SELECT staff.id, staff.name, count(staff_keys.id)::int AS keys FROM staff
    LEFT JOIN staff_keys ON staff_keys.staff_id = staff.id
    WHERE removed_at IS NULL GROUP BY staff.id`;
}
