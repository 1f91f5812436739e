import 'server-only';
import { createHash } from 'node:crypto';
import { keyedHash } from '@/lib/server/security/keyed-hash';
import type { StorableFile } from './files/stored-files';
import type { Consultation } from './schema';

/** What the row of a sealed consultation has in place of its answers. `head`: an age file, see `lib/questions/consultations/sealed/`. */
export type SealedRow = { email: string; epoch: number; head: Uint8Array; replyVia: 'mail' | 'space' };

export type Submission = {
  /** Submissions with one hash are stored once. */
  hash: string;
  row: Consultation | SealedRow;
  files: readonly StorableFile[];
};

/** Hash of a plain submission. The same `key` with other answers or other files is another submission. */
export function submissionHash(consultation: Consultation, files: readonly StorableFile[], key: string): string {
  return createHash('sha256')
    .update(contentOf(consultation, files, key))
    .digest('hex');
}

/** Hash of a submission that is sealed here, keyed by APP_SECRET: the table alone does not allow guesses of its contents. */
export function keyedSubmissionHash(consultation: Consultation, files: readonly StorableFile[], key: string): string {
  return keyedHash('consultation-submission', contentOf(consultation, files, key));
}

/** Hash of a submission that its sender's device has sealed, by the name that this device gives it. */
export function sealedSubmissionHash(submission: string): string {
  return keyedHash('sealed-submission', submission);
}

function contentOf(consultation: Consultation, files: readonly StorableFile[], key: string): string {
  return JSON.stringify([key, consultation, files.map(({ name, digest }) => [name, digest])]);
}
