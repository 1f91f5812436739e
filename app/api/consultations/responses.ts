import { getTranslations } from 'next-intl/server';
import type { IntakeResult, Refusal } from '@/lib/consultations/intake-result';
import { identityFields } from '@/lib/consultations/questions';
import { keepRejectedForm } from '@/lib/consultations/rejected-form';
import { isDatabaseDown } from '@/lib/db';
import { issueFormTimestamp } from '@/lib/security/form-timestamp';
import { TIMESTAMP_FIELD } from '@/lib/security/schema';
import type messages from '@/messages/es.json';

export type Outcome = IntakeResult | { ok: false; reason: 'unsupported' };
type Failure = Extract<Outcome, { ok: false }>;
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

/** `success`, and on a refusal `error` with a code, a sentence, and what is wrong with which field and which file. */
export async function jsonAnswer(outcome: Outcome, now: Date): Promise<Response> {
  if (outcome.ok) return Response.json({ success: true }, { status: 201 });
  const refusal = refusalOf(outcome);
  const [sentences, errors, files] = await Promise.all([
    getTranslations('ConsultationRefused'),
    getTranslations('ConsultationErrors'),
    getTranslations('ConsultationFiles.refused'),
  ]);
  const error = {
    code: outcome.reason.replace('-', '_'),
    message: sentences(sentenceFor(outcome)),
    ...(refusal && {
      fields: Object.fromEntries(Object.entries(refusal.errors).map(([field, key]) => [field, errors(key)])),
      files: refusal.files.map(({ name, reason }) => ({ name, reason, message: files(reason, { name }) })),
    }),
    ...(outcome.reason === 'suspicious' && { [TIMESTAMP_FIELD]: issueFormTimestamp('again', now) }),
  };
  const headers = retryAfter(outcome);
  return Response.json({ success: false, error }, { status: statuses[outcome.reason], ...(headers && { headers }) });
}

/** See other: a refresh of the next page sends nothing again. */
export async function formAnswer(outcome: Outcome, now: Date): Promise<Response> {
  if (outcome.ok) return seeOther(SENT_PAGE);
  const refusal = refusalOf(outcome);
  if (!refusal) return seeOther(`${REVIEW_PAGE}?motivo=${sentenceFor(outcome)}`);
  try {
    const token = await keepRejectedForm({ ...refusal, sentence: sentenceFor(outcome) }, now);
    return seeOther(`${REVIEW_PAGE}?borrador=${token}`);
  } catch (error) {
    if (!isDatabaseDown(error)) throw error;
    return seeOther(`${REVIEW_PAGE}?motivo=databaseDown`);
  }
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location } });
}

function refusalOf(failure: Failure): Refusal | null {
  return 'refusal' in failure ? failure.refusal : null;
}

function retryAfter(failure: Failure): HeadersInit | undefined {
  if (failure.reason === 'too-often') return { 'Retry-After': String(failure.retryAfterSeconds) };
  return statuses[failure.reason] === 503 ? { 'Retry-After': '10' } : undefined;
}

function sentenceFor(failure: Failure): Sentence {
  switch (failure.reason) {
    case 'invalid':
      return invalidSentence(failure.refusal);
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

/** The specification's two sentences for what is missing, and ours for the rest. */
function invalidSentence({ answers, errors, files }: Refusal): Sentence {
  if (identityFields.some((field) => errors[field] && answers[field].trim() === '')) return 'identity';
  if (Object.values(errors).includes('conditional')) return 'conditional';
  return Object.keys(errors).length === 0 && files.length > 0 ? 'files' : 'invalid';
}
