import 'server-only';
import { serverEnv } from '@/lib/env';
import { takeFromLimit } from '@/lib/security/rate-limit';
import { HONEYPOT_FIELD, STAMP_FIELD } from '@/lib/security/schema';
import { isSuspicious } from '@/lib/security/suspicion';
import type { RefusedFile } from './file-rules';
import { checkFiles } from './files/check-files';
import { receiveUpload, type Upload } from './files/receive-upload';
import { Turns } from './files/turns';
import {
  type Consultation,
  type ConsultationInput,
  type ConsultationMessage,
  consultationSchema,
  type FieldName,
} from './schema';
import { submitConsultation } from './submit-consultation';
import { fromWire, KEY_FIELD } from './wire';

/** Uploads that are read at once, each with at most twenty megabytes on the disk; the others wait before they are read. */
const uploads = new Turns(20);
const PATIENCE_MS = 3 * 60_000;

const LONGEST_KEY = 100;

export type FieldErrors = Partial<Record<FieldName, ConsultationMessage>>;

/** What was sent and what is wrong with it: enough to show the form again. */
export type Refusal = {
  answers: ConsultationInput;
  errors: FieldErrors;
  files: RefusedFile[];
  /** Whether any file came with it. */
  hadFiles: boolean;
};

export type Reception =
  | { ok: true }
  | { ok: false; reason: 'invalid' | 'suspicious'; refusal: Refusal }
  | { ok: false; reason: 'too-often'; retryAfterSeconds: number; refusal: Refusal | null }
  | { ok: false; reason: 'too-large' | 'unreadable' | 'busy' };

type Request = {
  contentType: string;
  body: AsyncIterable<Uint8Array>;
  /** Whoever sends it, for the limit. */
  address: string;
};

/** Takes a consultation in: reads it, looks at every answer and every file, and stores it with its e-mails. */
export async function receiveConsultation({ contentType, body, address }: Request, now: Date): Promise<Reception> {
  const taken = await takeFromLimit('consultation-address', address);
  if (!taken.ok) return { ok: false, reason: 'too-often', ...withoutOk(taken), refusal: null };
  const reception = await uploads.take(async (): Promise<Reception> => {
    const received = await receiveUpload(contentType, body);
    if (!received.ok) return received;
    try {
      return await judge(received.upload, now);
    } finally {
      for (const { handle } of received.upload.files) await handle.close();
    }
  }, PATIENCE_MS);
  return reception ?? { ok: false, reason: 'busy' };
}

async function judge({ fields, files, refused }: Upload, now: Date): Promise<Reception> {
  const answers = fromWire(fields);
  const parsed = consultationSchema.safeParse(answers);
  const checked = await checkFiles(files, serverEnv().CLAMAV_HOST);
  const refusal: Refusal = {
    answers,
    errors: parsed.success ? {} : errorsOf(parsed.error.issues),
    files: [...refused, ...checked.refused],
    hadFiles: files.length + refused.length > 0,
  };
  if (!parsed.success || refusal.files.length > 0) return { ok: false, reason: 'invalid', refusal };
  if (isSuspicious(signsOf(fields, answers), now)) return { ok: false, reason: 'suspicious', refusal };
  return submit(parsed.data, checked.files, fields, refusal, now);
}

async function submit(
  consultation: Consultation,
  files: Awaited<ReturnType<typeof checkFiles>>['files'],
  fields: Upload['fields'],
  refusal: Refusal,
  now: Date,
): Promise<Reception> {
  const taken = await takeFromLimit('consultation-mailbox', consultation.email);
  if (!taken.ok) return { ok: false, reason: 'too-often', ...withoutOk(taken), refusal };
  const key = fields.get(KEY_FIELD)?.slice(0, LONGEST_KEY) || null;
  await submitConsultation({ consultation, files, key }, now);
  return { ok: true };
}

function signsOf(fields: Upload['fields'], { consulta }: ConsultationInput) {
  return { honeypot: fields.get(HONEYPOT_FIELD) ?? '', stamp: fields.get(STAMP_FIELD) ?? '', text: consulta };
}

function errorsOf(issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) {
    const field = path[0] as FieldName;
    errors[field] ??= message as ConsultationMessage;
  }
  return errors;
}

function withoutOk({ retryAfterSeconds }: { retryAfterSeconds: number }) {
  return { retryAfterSeconds };
}
