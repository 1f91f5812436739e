import 'server-only';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { Jobs } from '@/lib/server/jobs/jobs';
import { beginSending, letterKey } from './begin-sending';

/** Starts a letter once, at its moment; does nothing for one that is a draft again or was sent by hand. */
export async function startScheduledLetter({ letterId }: Jobs['start-scheduled-letter'], now: Date): Promise<void> {
  const letter = await db().letter.findUnique({
    where: { id: letterId },
    select: { status: true, scheduledFor: true },
  });
  if (letter?.status !== 'scheduled' || !letter.scheduledFor) return;
  if (now < letter.scheduledFor) {
    const runAt = letter.scheduledFor;
    return enqueue(db(), 'start-scheduled-letter', { letterId }, { jobKey: letterKey(letterId), runAt });
  }
  await db().$transaction(async (tx) => {
    const { count } = await tx.letter.updateMany({
      where: { id: letterId, status: 'scheduled', scheduledFor: { lte: now } },
      data: { status: 'sending', startedAt: now, updatedAt: now },
    });
    if (count > 0) await beginSending(tx, letterId);
  });
}
