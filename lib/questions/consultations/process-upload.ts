import 'server-only';
import { bookingOfHourKey } from '@/lib/agenda/appointments/free/hour-key';
import { sealingKey } from '@/lib/private/desk-key/sealing-key';
import { isDatabaseDown } from '@/lib/server/db';
import { closeAll, type Spooled } from '@/lib/server/uploads/spool';
import { madridDate } from '@/lib/shared/madrid-time';
import { checkUpload, type PlainSubmission } from './check-upload';
import { receiveUpload, type Upload } from './files/receive-upload';
import type { IntakeFailure, IntakeResult, RejectedForm } from './intake-result';
import { HOUR_FIELD } from './payload';
import { checkSealedUpload } from './sealed-intake/check-sealed-upload';
import { sealOnArrival } from './sealed-intake/seal-on-arrival';
import { storeConsultation } from './store-consultation';
import { keyedSubmissionHash, type Submission, submissionHash } from './submission';

type AdmittedUpload = {
  contentType: string;
  body: AsyncIterable<Uint8Array>;
  receiveTimeoutMs: number;
  now: Date;
};

/** What follows admission: receive, check, store. No step holds a whole file in memory, except one PDF at a time. */
export async function processUpload({
  contentType,
  body,
  receiveTimeoutMs,
  now,
}: AdmittedUpload): Promise<IntakeResult> {
  const received = await receiveUpload(contentType, body, { timeoutMs: receiveTimeoutMs });
  if (!received.ok) return received;
  const { upload } = received;
  const sealedHere: Spooled[] = [];
  try {
    const checked = await check(upload, sealedHere, now);
    if (!checked.ok) return checked;
    const bookingId = bookingOfHourKey(upload.fields.get(HOUR_FIELD));
    const stored = await storeConsultation(checked.submission, bookingId, now);
    return stored.ok ? stored : { ...stored, form: checked.form };
  } catch (error) {
    if (!isDatabaseDown(error)) throw error;
    return { ok: false, reason: 'database-down' };
  } finally {
    await closeAll([...upload.files, ...upload.sealed, ...sealedHere]);
  }
}

type Checked = { ok: true; submission: Submission; form: RejectedForm | null } | IntakeFailure;

/** As it is to be stored: sealed, once the desk has an open key. `sealedHere` gets the files that are sealed here. */
async function check(upload: Upload, sealedHere: Spooled[], now: Date): Promise<Checked> {
  if (upload.sealed.length > 0) {
    const sealed = await checkSealedUpload(upload, now);
    return sealed.ok ? { ...sealed, form: null } : sealed;
  }
  const checked = await checkUpload(upload, now);
  if (!checked.ok) return checked;
  return { ok: true, form: checked.form, submission: await toSubmission(checked.submission, sealedHere, now) };
}

async function toSubmission(given: PlainSubmission, sealedHere: Spooled[], now: Date): Promise<Submission> {
  const { consultation, files } = given;
  const key = given.key ?? madridDate(now);
  const deskKey = await sealingKey();
  if (!deskKey) return { hash: submissionHash(consultation, files, key), row: consultation, files };
  const hash = keyedSubmissionHash(consultation, files, key);
  return { hash, ...(await sealOnArrival(given, deskKey, sealedHere)) };
}
