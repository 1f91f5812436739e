import 'server-only';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { dropJob, isQueued } from '@/lib/server/jobs/is-queued';
import { enqueueSending, letterKey } from './begin-sending';

/** A letter whose job has used up its attempts, or is gone, has another one: it is never left `sending`, or past its moment. */
export async function requeueLetters(now: Date): Promise<void> {
  const letters = await db().letter.findMany({
    where: { OR: [{ status: 'sending' }, { status: 'scheduled', scheduledFor: { lte: now } }] },
    select: { id: true, status: true },
  });
  for (const { id: letterId, status } of letters) {
    const jobKey = letterKey(letterId);
    if (await isQueued(jobKey)) continue;
    await dropJob(db(), jobKey);
    if (status === 'sending') await enqueueSending(db(), letterId);
    else await enqueue(db(), 'start-scheduled-letter', { letterId }, { jobKey });
  }
}
