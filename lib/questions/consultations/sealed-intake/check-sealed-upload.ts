import 'server-only';
import { z } from 'zod';
import { sealingKey } from '@/lib/private/desk-key/open-desk-key';
import { beginsSealed, SEALED_BEGINNING_LENGTH } from '@/lib/private/sealing/is-sealed';
import { readFormTimestamp } from '@/lib/server/security/form-timestamp';
import { type Spooled, spooledBytes } from '@/lib/server/uploads/spool';
import { HONEYPOT_FIELD, TIMESTAMP_FIELD } from '@/lib/shared/forms/schema';
import { email } from '@/lib/shared/person/schema';
import { admitSubmission } from '../admit-submission';
import { MAX_FILES } from '../file-rules';
import type { Upload } from '../files/receive-upload';
import type { IntakeRefusal } from '../intake-result';
import { MAX_SEALED_FILE_SIZE, MAX_SEALED_HEAD_SIZE, MAX_SEALED_TOTAL_SIZE, SEALED_FORM } from '../sealed/sealed-form';
import { type Submission, sealedSubmissionHash } from '../submission';
import { sealedFile } from './sealed-file';

const outside = z.object({
  [SEALED_FORM.email]: email,
  [SEALED_FORM.consent]: z.literal('true'),
  [SEALED_FORM.epoch]: z.coerce.number().int().positive(),
  [SEALED_FORM.recipient]: z.string(),
  [SEALED_FORM.submission]: z.string().regex(/^[0-9a-f]{64}$/),
  [SEALED_FORM.replyVia]: z.enum(['mail', 'space']).default('mail'),
});

type CheckedSealedUpload = { ok: true; submission: Submission } | IntakeRefusal;

/** Only what can be told from outside. What the form itself never sends is `unreadable`: there is no field to mark. */
export async function checkSealedUpload(upload: Upload, now: Date): Promise<CheckedSealedUpload> {
  const { fields, files, refused, sealed } = upload;
  const [head, ...contents] = sealed;
  const given = outside.safeParse(Object.fromEntries(fields));
  const isMixed = files.length + refused.length > 0;
  if (!given.success || !head || isMixed || !(await areSealed(head, contents))) {
    return { ok: false, reason: 'unreadable' };
  }
  const { email: mailbox, epoch, recipient, submission, replyVia } = given.data;
  const key = await sealingKey();
  if (key?.epoch !== epoch || key.recipient !== recipient) return { ok: false, reason: 'desk-key-changed' };
  const signals = { honeypot: fields.get(HONEYPOT_FIELD) ?? '', timestamp: fields.get(TIMESTAMP_FIELD) ?? '' };
  // Its text cannot be judged, and only a script seals: it has a timestamp, or gets one.
  const isStamped = readFormTimestamp(signals.timestamp, now).kind !== 'none';
  if (!isStamped) return { ok: false, reason: 'suspicious', form: null };
  const admitted = await admitSubmission({ ...signals, text: '', typed: submission }, mailbox, now);
  if (!admitted.ok) return { ...admitted, form: null };
  return {
    ok: true,
    submission: {
      hash: sealedSubmissionHash(submission),
      row: { email: mailbox, epoch, replyVia, head: await spooledBytes(head, 0, head.size) },
      files: contents.map((content, position) => sealedFile(content, position, { scanned: false })),
    },
  };
}

async function areSealed(head: Spooled, contents: readonly Spooled[]): Promise<boolean> {
  if (head.size > MAX_SEALED_HEAD_SIZE || contents.length > MAX_FILES) return false;
  const total = contents.reduce((sum, { size }) => sum + size, 0);
  if (total > MAX_SEALED_TOTAL_SIZE || contents.some(({ size }) => size > MAX_SEALED_FILE_SIZE)) return false;
  const beginnings = await Promise.all([head, ...contents].map((one) => spooledBytes(one, 0, SEALED_BEGINNING_LENGTH)));
  return beginnings.every(beginsSealed);
}
