import 'server-only';
import type { Db } from '@/lib/db';
import { Prisma } from '@/lib/generated/prisma/client';

/** Whether a person has said that this occurrence of a need is dealt with. `occurrence`: a text of the statement. */
export function isAttended(need: string, occurrence: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT FROM attended_occurrences seen WHERE seen.need = ${need} AND seen.occurrence = ${occurrence})`;
}

/** What the occurrences are about, and goes with it. */
type About =
  | { orderId: string }
  | { bookingId: string }
  | { withdrawalId: string }
  | { consultationId: string }
  | { messageId: string };

/** False if another person has said so before, of all of them. */
export async function markAttended(
  tx: Db,
  { need, occurrences, about }: { need: string; occurrences: readonly string[]; about: About },
  now: Date,
): Promise<boolean> {
  const { count } = await tx.attendedOccurrence.createMany({
    data: occurrences.map((occurrence) => ({ need, occurrence, ...about, at: now })),
    skipDuplicates: true,
  });
  return count > 0;
}
