import { MAX_FILE_SIZE } from '@/lib/shared/file-types';
import { MAX_FILES, MAX_TOTAL_SIZE } from '../file-rules';

/* What a sealed consultation is sent as: the head and the files, in this order, each a part with this name, and around them what the server must know. */

export const SEALED_FIELD = 'sealed';

export const SEALED_FORM = {
  email: 'email',
  consent: 'consent',
  /** Epoch of the key that it is sealed for, with its public half: a restored database may count its epochs anew. */
  epoch: 'epoch',
  recipient: 'recipient',
  /** 64 hexadecimal digits that the sender's device makes of everything that is sent: the same again is the same submission. */
  submission: 'submission',
  /** mail | space: where its sender wants the answer. */
  replyVia: 'replyVia',
} as const;

/** Bytes: an age file is longer than its content by its header and sixteen bytes for each 64 KiB. */
const OVERHEAD = 8 * 1024;
export const MAX_SEALED_FILE_SIZE = MAX_FILE_SIZE + OVERHEAD;
export const MAX_SEALED_TOTAL_SIZE = MAX_TOTAL_SIZE + MAX_FILES * OVERHEAD;
export const MAX_SEALED_HEAD_SIZE = 64 * 1024;
