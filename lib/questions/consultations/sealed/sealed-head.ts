import { isRecipient, type Recipient } from '@/lib/private/sealing/identity';
import { tidyFileName } from '@/lib/shared/file-types';
import { type Guard, isAbsentOr, isListOf, isNullOr, isOneOf, isShape, isText } from '@/lib/shared/json-guards';
import { employmentStatuses, housingStatuses, personalSituations } from '../questions';
import type { Consultation } from '../schema';

/** What the sender's device says of a file: the desk compares what it opens with it. */
export type SealedFile = {
  name: string;
  /** The content type of its name. */
  type: string;
  /** Bytes. */
  size: number;
  /** Digest of the content before sealing, in hexadecimal. */
  sha256: string;
};

export type ReplyVia = 'mail' | 'space';

/** Everything that a consultation says, and the list of its files. Sealed as one; each file is sealed by itself. */
export type SealedHead = {
  consultation: Consultation;
  files: SealedFile[];
  /** Recipient of the sender's space, as one of its keys has opened it: an answer into the space is sealed for nothing else. */
  replyTo: Recipient | null;
  /** Where its sender wants the answer; null in those from before it was sealed. */
  replyVia: ReplyVia | null;
};

/** Raised when the shape changes; what was sealed before stays readable as long as it is kept. */
const VERSION = 'consulta/v1';

type WrittenHead = Pick<SealedHead, 'consultation' | 'files'> & {
  version: typeof VERSION;
  replyTo: Recipient | null | undefined;
  replyVia: ReplyVia | null | undefined;
};

/** Longer than anything that the form takes. */
const LONGEST = 10_000;
const isWords: Guard<string> = (value): value is string => isText(value) && value.length <= LONGEST;
const isCount: Guard<number> = (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isCents = isNullOr(isCount);

const isConsultation: Guard<Consultation> = isShape<Consultation>({
  firstName: isWords,
  lastName: isWords,
  email: isWords,
  phone: isWords,
  age: isCount,
  personalSituation: isOneOf(...personalSituations),
  employmentStatus: isOneOf(...employmentStatuses),
  monthlyIncome: isCents,
  housingStatus: isOneOf(...housingStatuses),
  monthlyRent: isCents,
  currentDebts: isCents,
  monthlyDebtPayment: isCents,
  currentSavings: isCents,
  tipoProductosAhorros: isNullOr(isWords),
  consultationReason: isWords,
  specificQuestion: isWords,
});

/** A recipient that is none was sealed by someone else. */
const isReplyTo: Guard<Recipient> = (value): value is Recipient => isText(value) && isRecipient(value);

const isFile = isShape<SealedFile>({ name: isWords, type: isWords, size: isCount, sha256: isWords });

const isWrittenHead = isShape<WrittenHead>({
  version: isOneOf(VERSION),
  consultation: isConsultation,
  files: isListOf(isFile),
  replyTo: isAbsentOr(isNullOr(isReplyTo)),
  replyVia: isAbsentOr(isNullOr(isOneOf('mail', 'space'))),
});

export function writeHead({ consultation, files, replyTo, replyVia }: SealedHead): Uint8Array<ArrayBuffer> {
  const written: WrittenHead = { version: VERSION, consultation, files, replyTo, replyVia };
  return new TextEncoder().encode(JSON.stringify(written));
}

/** Null for anything else: the key is public, so anything may have been sealed for it. */
export function readHead(content: Uint8Array): SealedHead | null {
  try {
    const read: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content));
    if (!isWrittenHead(read)) return null;
    // Names are shown, and files saved under them.
    const files = read.files.map((file) => ({ ...file, name: tidyFileName(file.name) }));
    const { consultation, replyTo = null, replyVia = null } = read;
    return { consultation, files, replyTo, replyVia };
  } catch {
    return null;
  }
}
