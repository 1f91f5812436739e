import { openedLastEpoch } from '@/components/private/desk/passkeys/open-epochs';
import { toBase64 } from '@/lib/private/sealing/base64';
import { hex } from '@/lib/private/sealing/hex';
import type { Recipient } from '@/lib/private/sealing/identity';
import { sha256 } from '@/lib/private/sealing/sha256';
import { sealInWorker } from '@/lib/private/sealing/worker/in-worker';
import type { QuestionView } from '@/lib/questions/answers/contract';
import { consultationsApi } from '../questions-api';

type Answer = {
  /** Of the draft, which stays in this tab. */
  key: string;
  seen: number;
  text: string;
};

export type Reader = {
  /** Of their space. */
  recipient: Recipient;
  /** What they asked, to stand beside the answer there: of a consultation that was opened here. */
  asked: string | null;
};

/** Seals an answer for its reader and for what this passkey opens of the desk's key, and stores it. Throws a Problem. */
export async function sendIntoSpace(
  id: string,
  { key, seen, text }: Answer,
  { recipient, asked }: Reader,
): Promise<QuestionView> {
  const desk = await openedLastEpoch();
  const sealed = await sealed64(text, [recipient, desk.recipient]);
  const question = asked === null ? undefined : await sealed64(asked, [recipient]);
  const body = { key: await attemptOf(key, text), seen, sealed, question, epoch: desk.epoch, recipient };
  return consultationsApi.post('/:id/space-answer', { param: { id } })(body);
}

/** Mails an answer, and stores beside it what was asked, for its reader alone. Throws a Problem. */
export async function sendWithQuestion(
  id: string,
  answer: Answer,
  { recipient, asked }: Reader,
): Promise<QuestionView> {
  const along = { question: await sealed64(asked ?? '', [recipient]), recipient };
  return consultationsApi.post('/:id/answer', { param: { id } })({ ...answer, along });
}

async function sealed64(text: string, recipients: readonly [Recipient, ...Recipient[]]): Promise<string> {
  return toBase64(await sealInWorker(new TextEncoder().encode(text), recipients));
}

/**
 * The server cannot tell what is sealed, so the text is part of the attempt's name: the same text again is the same attempt, another is
 * another. A UUIDv8 (RFC 9562) of it with the draft's key, so that guesses of the text cannot be tried on it.
 */
async function attemptOf(key: string, text: string): Promise<string> {
  const digits = hex(await sha256(`${key}\n${text}`));
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
}
