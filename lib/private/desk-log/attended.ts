import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import type { Db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';
import { type DeskEvent, recordDeskEvent } from './record-desk-event';

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

type Attended = {
  need: string;
  /** What the screen had. One that came since stays. */
  shown: readonly string[];
  /** What is there now. */
  known: readonly string[];
  about: About;
};

/** A person says that this is dealt with, which leaves its line in the log. Stale if another person has said so before, or nothing of it is left. */
export async function attend(
  tx: Db,
  { need, shown, known, about }: Attended,
  event: DeskEvent,
): Promise<Result<object, 'stale'>> {
  const occurrences = shown.filter((one) => known.includes(one));
  const { count } = await tx.attendedOccurrence.createMany({
    data: occurrences.map((occurrence) => ({ need, occurrence, ...about, at: event.now })),
    skipDuplicates: true,
  });
  if (count === 0) return { ok: false, reason: 'stale' };
  await recordDeskEvent(tx, event);
  return { ok: true };
}
