import 'server-only';
import { sealingKey } from '@/lib/private/desk-key/sealing-key';
import { recipientOfMailbox } from '@/lib/private/items/recipient-of-mailbox';
import type { Recipient } from '@/lib/private/sealing/identity';
import { db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';
import { type AnswerRefusal, type Attempt, storeAnswer } from './store-answer';

type AgeFile = Uint8Array<ArrayBuffer>;

/** `recipient`: of the space for which the desk's browser has sealed it, besides this epoch of the desk's key, and its question alone. */
type SealedAnswer = { sealed: AgeFile; question: AgeFile | null; epoch: number; recipient: Recipient };

/** `space-changed`: its mailbox has no space any more, or another one. */
export type SpaceAnswerRefusal = AnswerRefusal | 'desk-key-changed' | 'space-changed';

/** The answer waits in the space of the sender, who is told by an e-mail without it; it ends the wait of the question. */
export async function answerInSpace(
  attempt: Attempt,
  { sealed, question, epoch, recipient }: SealedAnswer,
): Promise<Result<object, SpaceAnswerRefusal>> {
  const asked = await db().consultation.findUnique({ where: { id: attempt.question.id }, select: { email: true } });
  if (!asked) return { ok: false, reason: 'gone' };
  if ((await sealingKey())?.epoch !== epoch) return { ok: false, reason: 'desk-key-changed' };
  if ((await recipientOfMailbox(asked.email)) !== recipient) return { ok: false, reason: 'space-changed' };
  return storeAnswer(attempt, { via: 'space', text: null, sealed, question, deskEpoch: epoch });
}
