import type { QuestionView } from '@/lib/answers/contract';
import { toBase64 } from '@/lib/sealing/base64';
import { hex } from '@/lib/sealing/hex';
import type { Recipient } from '@/lib/sealing/identity';
import { sha256 } from '@/lib/sealing/sha256';
import { sealInWorker } from '@/lib/sealing/worker/in-worker';
import { deskFetch } from '../../shared/desk-fetch';
import { openedLastEpoch } from '../../shared/passkeys/open-epochs';

type SpaceAnswer = {
  /** Of the draft, which stays in this tab. */
  key: string;
  seen: number;
  text: string;
  /** Of the reader's space. */
  recipient: Recipient;
};

/** Seals an answer for its reader and for what this passkey opens of the desk's key, and stores it. Throws a DeskFault. */
export async function sendIntoSpace(path: string, { key, seen, text, recipient }: SpaceAnswer): Promise<QuestionView> {
  const desk = await openedLastEpoch();
  const sealed = await sealInWorker(new TextEncoder().encode(text), [recipient, desk.recipient]);
  const body = { key: await attemptOf(key, text), seen, sealed: toBase64(sealed), epoch: desk.epoch, recipient };
  return deskFetch<QuestionView>(path, { body });
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
