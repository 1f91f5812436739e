import 'server-only';
import { db } from '@/lib/db';
import { sealingKey } from '@/lib/desk-key/sealing-key';
import { seal } from '@/lib/sealing/seal';

/** Until then the same attempt may be sent again, and is known by its text. */
const SETTLED_MS = 60 * 60_000;
const BATCH = 100;

/** Seals the text of each answer that has left, once the desk has an open key: it is in its reader's mailbox, and here for the desk alone. */
export async function sealAnswers(now: Date): Promise<void> {
  const key = await sealingKey();
  if (!key) return;
  const { epoch, recipient } = key;
  const sentBefore = new Date(now.getTime() - SETTLED_MS);
  for (;;) {
    const answers = await db().answer.findMany({
      where: { text: { not: null }, sentAt: { lt: sentBefore } },
      orderBy: { sentAt: 'asc' },
      select: { id: true, text: true },
      take: BATCH,
    });
    for (const { id, text } of answers) {
      const sealed = await seal(new TextEncoder().encode(text ?? ''), [recipient]);
      await db().answer.updateMany({ where: { id, text }, data: { text: null, sealed, deskEpoch: epoch } });
    }
    if (answers.length < BATCH) return;
  }
}
