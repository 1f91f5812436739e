import 'server-only';
import { recipientOfMailbox } from '@/lib/private/items/recipient-of-mailbox';
import type { Recipient } from '@/lib/private/sealing/identity';
import { db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';
import { type AnswerRefusal, type Attempt, storeAnswer } from './store-answer';

type Written = {
  text: string;
  /** What was asked, as the desk's browser has sealed it for the space with this key; left out for any other. */
  along: { question: Uint8Array<ArrayBuffer>; recipient: Recipient } | null;
};

/** The text is mailed to the sender of the question, once, and ends its wait. */
export async function answerQuestion(
  attempt: Attempt,
  { text, along }: Written,
): Promise<Result<object, AnswerRefusal>> {
  const question = along && (await isTheirs(attempt, along.recipient)) ? along.question : null;
  return storeAnswer(attempt, { via: 'mail', text, question });
}

/** Only what is sealed has a question that the server cannot show itself. */
async function isTheirs({ question: { kind, id } }: Attempt, recipient: Recipient): Promise<boolean> {
  if (kind !== 'consultation') return false;
  const asked = await db().consultation.findUnique({ where: { id }, select: { email: true, deskEpoch: true } });
  if (!asked || asked.deskEpoch === null) return false;
  return (await recipientOfMailbox(asked.email)) === recipient;
}
