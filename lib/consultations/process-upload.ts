import 'server-only';
import { isDatabaseDown } from '@/lib/db';
import { serverEnv } from '@/lib/env';
import { takeFromLimit } from '@/lib/security/rate-limit';
import { HONEYPOT_FIELD, TIMESTAMP_FIELD } from '@/lib/security/schema';
import { looksLikeSpam } from '@/lib/security/spam-check';
import { checkFiles } from './files/check-files';
import { receiveUpload, type Upload } from './files/receive-upload';
import { closeAll } from './files/spool';
import { NoSlotInTime } from './files/upload-slots';
import type { FieldErrors, IntakeResult, Refusal } from './intake-result';
import { fromPayload, KEY_FIELD } from './payload';
import type { ConsultationInput, FieldName } from './questions';
import { type ConsultationMessage, consultationSchema } from './schema';
import { submitConsultation } from './submit-consultation';
import { FILES_MS } from './time-limits';

const LONGEST_KEY = 100;

type Arriving = {
  contentType: string;
  body: AsyncIterable<Uint8Array>;
  /** Milliseconds until it must have arrived. */
  patience: number;
  now: Date;
};

/** Reads a consultation while it arrives, looks at every answer and every file, and stores it with its e-mails. */
export async function processUpload({ contentType, body, patience, now }: Arriving): Promise<IntakeResult> {
  const received = await receiveUpload(contentType, body, patience);
  if (!received.ok) return received;
  try {
    return await judge(received.upload, now);
  } catch (error) {
    if (error instanceof NoSlotInTime) return { ok: false, reason: 'busy' };
    if (!isDatabaseDown(error)) throw error;
    return { ok: false, reason: 'database-down' };
  } finally {
    await closeAll(received.upload.files);
  }
}

async function judge({ fields, files, refused }: Upload, now: Date): Promise<IntakeResult> {
  const answers = fromPayload(fields);
  const parsed = consultationSchema.safeParse(answers);
  const until = performance.now() + FILES_MS;
  const checked = await checkFiles(files, serverEnv().CLAMAV_HOST, until);
  const refusal: Refusal = {
    answers,
    errors: parsed.success ? {} : errorsOf(parsed.error.issues),
    files: [...refused, ...checked.refused],
    hadFiles: files.length + refused.length > 0,
  };
  if (!parsed.success || refusal.files.length > 0) return { ok: false, reason: 'invalid', refusal };
  if (looksLikeSpam(signsOf(fields, answers), now)) return { ok: false, reason: 'suspicious', refusal };
  const taken = await takeFromLimit('consultation-mailbox', parsed.data.email);
  if (!taken.ok) return { ok: false, reason: 'too-often', retryAfterSeconds: taken.retryAfterSeconds, refusal };
  const key = fields.get(KEY_FIELD)?.slice(0, LONGEST_KEY) || null;
  await submitConsultation({ consultation: parsed.data, files: checked.files, key, until }, now);
  return { ok: true };
}

function signsOf(fields: Upload['fields'], { consulta }: ConsultationInput) {
  return { honeypot: fields.get(HONEYPOT_FIELD) ?? '', stamp: fields.get(TIMESTAMP_FIELD) ?? '', text: consulta };
}

function errorsOf(issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) {
    const field = path[0] as FieldName;
    errors[field] ??= message as ConsultationMessage;
  }
  return errors;
}
