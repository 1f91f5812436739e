import { isRecipient, type Opener, type Recipient } from '@/lib/private/sealing/identity';
import type { OpenRefusal } from '@/lib/private/sealing/open';
import type { Open } from '@/lib/private/sealing/open-listed';
import { type Guard, isOneOf, isShape, isText } from '@/lib/shared/json-guards';
import { QUESTION_MAX } from '@/lib/shared/person/limits';
import type { Result } from '@/lib/shared/result';

/** What the owner of a space writes below an answer. Sealed for the desk and for the space itself. */
export type SealedReply = {
  text: string;
  /** Address of the space it was written in. */
  email: string;
  /** The question that began its thread. */
  threadId: string;
  /** Recipient of the space, as one of its keys has opened it: an answer is sealed for nothing else. */
  replyTo: Recipient;
};

type Written = SealedReply & { version: typeof VERSION };

/** Raised when the shape changes; what was sealed before stays readable as long as it is kept. */
const VERSION = 'respuesta/v1';

/** Bytes: the longest text in JSON, every letter of it escaped, and what an age file for two recipients adds. */
export const MAX_SEALED_REPLY_SIZE = 6 * QUESTION_MAX + 8 * 1024;

const isReplyTo: Guard<Recipient> = (value): value is Recipient => isText(value) && isRecipient(value);
const isWords: Guard<string> = (value): value is string => isText(value) && value.length <= QUESTION_MAX;

const isWritten = isShape<Written>({
  version: isOneOf(VERSION),
  text: isWords,
  email: isWords,
  threadId: isWords,
  replyTo: isReplyTo,
});

export function writeReply(reply: SealedReply): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify({ version: VERSION, ...reply } satisfies Written));
}

/** Null for anything else: the key of the desk is public, so anything may have been sealed for it. */
export function readReply(content: Uint8Array): SealedReply | null {
  try {
    const read: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content));
    if (!isWritten(read)) return null;
    const { version: _, ...reply } = read;
    return reply;
  } catch {
    return null;
  }
}

/** `unreadable`: it was sealed for this key, and is no reply. */
export async function openReply(
  sealed: Uint8Array<ArrayBuffer>,
  openers: readonly Opener[],
  open: Open,
): Promise<Result<{ reply: SealedReply }, OpenRefusal | 'unreadable'>> {
  const opened = await open(sealed, openers);
  if (!opened.ok) return opened;
  const reply = readReply(opened.content);
  return reply ? { ok: true, reply } : { ok: false, reason: 'unreadable' };
}
