import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import { attend } from '@/lib/private/desk-log/attended';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';
import { lockOrder } from '../lock-order';
import { needsInSql } from './needs-person';

type Attended = {
  orderId: string;
  need: string;
  /** What the screen showed. */
  occurrences: readonly string[];
  /** The need in words and the note of the person, for the log. */
  subject: string;
  staff: StaffMember;
};

/** A person has dealt with what the order waits for; the next occurrence brings it back. */
export async function attendNeed(attended: Attended, now: Date): Promise<Result<object, 'stale'>> {
  const { orderId, need, subject, staff } = attended;
  return db().$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const [current] = await tx.$queryRaw<{ need: string; occurrences: string[] }[]>(Prisma.sql`
      SELECT need, occurrences FROM (${needsInSql()}) needs WHERE order_id = ${orderId}::uuid`);
    const known = current?.need === need ? current.occurrences : [];
    return attend(
      tx,
      { need, shown: attended.occurrences, known, about: { orderId } },
      { staff, kind: 'orders.attended', orderId, subject, now },
    );
  });
}
