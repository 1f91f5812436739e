import { getTranslations } from 'next-intl/server';
import type { IntakeFailure, IntakeResult, RejectedForm } from '@/lib/consultations/intake-result';
import { identityFields } from '@/lib/consultations/questions';
import { keepRejectedForm } from '@/lib/consultations/rejected-form';
import { isDatabaseDown } from '@/lib/db';
import { issueFormTimestamp } from '@/lib/security/form-timestamp';
import { TIMESTAMP_FIELD } from '@/lib/security/schema';
import type messages from '@/messages/es.json';
import { errorCode } from '../_http/error-code';

type Failure = IntakeFailure | { ok: false; reason: 'unsupported' };
export type Outcome = IntakeResult | Failure;
type Sentence = keyof typeof messages.ConsultationRefused;

const statuses: Record<Failure['reason'], number> = {
  invalid: 422,
  suspicious: 409,
  'too-often': 429,
  'too-large': 413,
  unreadable: 400,
  busy: 503,
  unsupported: 415,
  'database-down': 503,
};

const SENT_PAGE = '/consulta-gratuita/enviada';
const REVIEW_PAGE = '/consulta-gratuita/revisar';

/** `success`, and for a failure `error` with its code, its sentence and the faults of fields and files. */
export async function jsonAnswer(outcome: Outcome, now: Date): Promise<Response> {
  if (outcome.ok) return Response.json({ success: true }, { status: 201 });
  const form = formOf(outcome);
  const [sentences, errors, files] = await Promise.all([
    getTranslations('ConsultationRefused'),
    getTranslations('ConsultationErrors'),
    getTranslations('ConsultationFiles.refused'),
  ]);
  const error = {
    code: errorCode(outcome.reason),
    message: sentences(sentenceFor(outcome)),
    ...(form && {
      fields: Object.fromEntries(Object.entries(form.errors).map(([field, key]) => [field, errors(key)])),
      files: form.files.map(({ name, reason }) => ({ name, reason, message: files(reason, { name }) })),
    }),
    ...(outcome.reason === 'suspicious' && { [TIMESTAMP_FIELD]: issueFormTimestamp('again', now) }),
  };
  const headers = retryAfter(outcome);
  return Response.json({ success: false, error }, { status: statuses[outcome.reason], ...(headers && { headers }) });
}

/** Redirects with 303, so that reloading the next page does not submit again. */
export async function formAnswer(outcome: Outcome, now: Date): Promise<Response> {
  if (outcome.ok) return seeOther(SENT_PAGE);
  const form = formOf(outcome);
  if (!form) return seeOther(`${REVIEW_PAGE}?motivo=${sentenceFor(outcome)}`);
  try {
    const token = await keepRejectedForm({ ...form, sentence: sentenceFor(outcome) }, now);
    return seeOther(`${REVIEW_PAGE}?borrador=${token}`);
  } catch (error) {
    if (!isDatabaseDown(error)) throw error;
    return seeOther(`${REVIEW_PAGE}?motivo=databaseDown`);
  }
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location } });
}

function formOf(failure: Failure): RejectedForm | null {
  return 'form' in failure ? failure.form : null;
}

function retryAfter(failure: Failure): HeadersInit | undefined {
  if (failure.reason === 'too-often') return { 'Retry-After': String(failure.retryAfterSeconds) };
  return statuses[failure.reason] === 503 ? { 'Retry-After': '10' } : undefined;
}

function sentenceFor(failure: Failure): Sentence {
  switch (failure.reason) {
    case 'invalid':
      return invalidSentence(failure.form);
    case 'suspicious':
      return 'suspicious';
    case 'too-often':
      return 'tooOften';
    case 'too-large':
      return 'tooLarge';
    case 'busy':
      return 'busy';
    case 'database-down':
      return 'databaseDown';
    case 'unreadable':
    case 'unsupported':
      return 'unreadable';
  }
}

/** The specification has sentences for missing identity and conditional fields. */
function invalidSentence({ answers, errors, files }: RejectedForm): Sentence {
  if (identityFields.some((field) => errors[field] && answers[field].trim() === '')) return 'identity';
  if (Object.values(errors).includes('conditional')) return 'conditional';
  return Object.keys(errors).length === 0 && files.length > 0 ? 'files' : 'invalid';
}
