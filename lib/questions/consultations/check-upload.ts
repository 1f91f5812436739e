import 'server-only';
import { serverEnv } from '@/lib/shared/env';
import { HONEYPOT_FIELD, TIMESTAMP_FIELD } from '@/lib/shared/forms/schema';
import { admitSubmission } from './admit-submission';
import { type CheckedFile, checkFiles } from './files/check-files';
import type { Upload } from './files/receive-upload';
import type { FieldErrors, IntakeFailure, RejectedForm } from './intake-result';
import { fromPayload, KEY_FIELD } from './payload';
import type { ConsultationInput, FieldName } from './questions';
import { type Consultation, type ConsultationMessage, consultationSchema } from './schema';

const MAX_KEY_LENGTH = 100;

/** `key`: the form's own name for this submission, repeated when it is sent again; null from a page without JavaScript. */
export type PlainSubmission = { consultation: Consultation; files: readonly CheckedFile[]; key: string | null };

/** With the form as it comes back if it cannot be stored. */
type CheckedUpload = { ok: true; submission: PlainSubmission; form: RejectedForm } | IntakeFailure;

export async function checkUpload({ fields, files, refused }: Upload, now: Date): Promise<CheckedUpload> {
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
