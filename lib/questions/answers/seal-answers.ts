import 'server-only';
import { sealingKey } from '@/lib/private/desk-key/open-desk-key';
import { recipientOfMailbox } from '@/lib/private/items/recipient-of-mailbox';
import { seal } from '@/lib/private/sealing/seal';
import { db } from '@/lib/server/db';

/** Until then the same attempt may be sent again, and is known by its text. */
const SETTLED_MS = 60 * 60_000;
const BATCH = 100;

const asked = { select: { email: true } };

/**
 * Seals the text of each answer that has left, once the desk has an open key: it is in its reader's mailbox, and here for the desk and, if
 * that mailbox has a space, for its owner.
 */
export async function sealAnswers(now: Date): Promise<void> {
  const key = await sealingKey();
  if (!key) return;
  const { epoch, recipient } = key;
  const sentBefore = new Date(now.getTime() - SETTLED_MS);
  for (;;) {
    const answers = await db().answer.findMany({
      where: { text: { not: null }, sentAt: { lt: sentBefore } },
      orderBy: { sentAt: 'asc' },
      select: { id: true, text: true, consultation: asked, message: asked },
      take: BATCH,
    });
    for (const { id, text, consultation, message } of answers) {
      const email = (consultation ?? message)?.email;
      const reader = email ? await recipientOfMailbox(email) : null;
      const sealed = await seal(new TextEncoder().encode(text ?? ''), reader ? [recipient, reader] : [recipient]);
      await db().answer.updateMany({ where: { id, text }, data: { text: null, sealed, deskEpoch: epoch } });
    }
    if (answers.length < BATCH) return;
  }
}
