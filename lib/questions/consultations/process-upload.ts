import 'server-only';
import { bookingOfHourKey } from '@/lib/agenda/appointments/link';
import { type OpenDeskKey, sealingKey } from '@/lib/private/desk-key/open-desk-key';
import { seal, sealStream } from '@/lib/private/sealing/seal';
import { isDatabaseDown } from '@/lib/server/db';
import { closeAll, type Spooled, spool, spooledChunks } from '@/lib/server/uploads/spool';
import { streamOf } from '@/lib/server/uploads/stream-of';
import { serverEnv } from '@/lib/shared/env';
import { HONEYPOT_FIELD, TIMESTAMP_FIELD } from '@/lib/shared/forms/schema';
import { madridDate } from '@/lib/shared/madrid-time';
import { admitSubmission } from './admit-submission';
import { type CheckedFile, checkFiles } from './files/check-files';
import { receiveUpload, type Upload } from './files/receive-upload';
import type { FieldErrors, IntakeRefusal, IntakeResult, RejectedForm } from './intake-result';
import { fromPayload, HOUR_FIELD, KEY_FIELD } from './payload';
import type { ConsultationInput, FieldName } from './questions';
import { type Consultation, type ConsultationMessage, consultationSchema } from './schema';
import { writeHead } from './sealed/sealed-head';
import { checkSealedUpload } from './sealed-intake/check-sealed-upload';
import { sealedFile } from './sealed-intake/sealed-file';
import { storeConsultation } from './store-consultation';
import { keyedSubmissionHash, type SealedRow, type Submission, submissionHash } from './submission';

type AdmittedUpload = {
  contentType: string;
  body: AsyncIterable<Uint8Array>;
  receiveTimeoutMs: number;
  now: Date;
};

/** What follows admission: receive, check, store. No step holds a whole file in memory, except one PDF at a time. */
export async function processUpload(admitted: AdmittedUpload): Promise<IntakeResult> {
  const { contentType, body, receiveTimeoutMs, now } = admitted;
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

type Checked = { ok: true; submission: Submission; form: RejectedForm | null } | IntakeRefusal;

/** Returns what is to be stored: sealed, once the desk has an open key. `sealedHere` gets the files that are sealed here. */
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

const MAX_KEY_LENGTH = 100;

/** `key`: the form's own name for this submission, repeated when it is sent again; null from a page without JavaScript. */
type PlainSubmission = { consultation: Consultation; files: readonly CheckedFile[]; key: string | null };

/** With the form as it comes back if it cannot be stored. */
type CheckedUpload = { ok: true; submission: PlainSubmission; form: RejectedForm } | IntakeRefusal;

async function checkUpload({ fields, files, refused }: Upload, now: Date): Promise<CheckedUpload> {
  const answers = fromPayload(fields);
  const parsed = consultationSchema.safeParse(answers);
  const checked = await checkFiles(files, serverEnv().CLAMAV_HOST);
  const form: RejectedForm = {
    answers,
    errors: parsed.success ? {} : errorsOf(parsed.error.issues),
    files: [...refused, ...checked.refused],
    hadFiles: files.length + refused.length > 0,
  };
  if (!parsed.success || form.files.length > 0) return { ok: false, reason: 'invalid', form };
  const admitted = await admitSubmission(spamSignals(fields, answers), parsed.data.email, now);
  if (!admitted.ok) return { ...admitted, form };
  const key = fields.get(KEY_FIELD)?.slice(0, MAX_KEY_LENGTH) || null;
  return { ok: true, form, submission: { consultation: parsed.data, files: checked.files, key } };
}

function spamSignals(fields: Upload['fields'], answers: ConsultationInput) {
  return {
    honeypot: fields.get(HONEYPOT_FIELD) ?? '',
    timestamp: fields.get(TIMESTAMP_FIELD) ?? '',
    text: answers.consulta,
    typed: JSON.stringify(answers),
  };
}

function errorsOf(issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) {
    const field = path[0] as FieldName;
    errors[field] ??= message as ConsultationMessage;
  }
  return errors;
}

/**
 * What has come as it was typed, from a page without JavaScript, is sealed before it is stored. `spooled` gets each sealed file as soon
 * as it has a place on the disk: the caller closes them.
 */
async function sealOnArrival(
  { consultation, files }: { consultation: Consultation; files: readonly CheckedFile[] },
  { epoch, recipient }: OpenDeskKey,
  spooled: Spooled[],
): Promise<Pick<Submission, 'files'> & { row: SealedRow }> {
  const listed = files.map(({ name, contentType: type, size, digest: sha256 }) => ({ name, type, size, sha256 }));
  const sealed: ReturnType<typeof sealedFile>[] = [];
  for (const [position, file] of files.entries()) {
    const content = await spool(chunksOf(await sealStream(streamOf(spooledChunks(file)), [recipient])));
    spooled.push(content);
    // What the scanner has not judged by now it will not see any more.
    sealed.push(sealedFile(content, position, file));
  }
  const head = await seal(writeHead({ consultation, files: listed, replyTo: null, replyVia: 'mail' }), [recipient]);
  return { row: { email: consultation.email, epoch, head, replyVia: 'mail' }, files: sealed };
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const chunk of stream) yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
}
