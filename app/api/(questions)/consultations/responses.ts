import { getTranslations } from 'next-intl/server';
import { bookingOfferPath } from '@/lib/agenda/appointments/link';
import type { IntakeRefusal, IntakeResult, RejectedForm } from '@/lib/questions/consultations/intake-result';
import { identityFields } from '@/lib/questions/consultations/questions';
import { keepRejectedForm } from '@/lib/questions/consultations/rejected-form';
import { isDatabaseDown } from '@/lib/server/db';
import { issueFormTimestamp } from '@/lib/server/security/form-timestamp';
import { TIMESTAMP_FIELD } from '@/lib/shared/forms/schema';
import type messages from '@/lib/shared/i18n/messages';
import { site } from '@/lib/shared/site';
import { errorCode } from '../../(server)/_http/error-code';

type Refusal = IntakeRefusal | { ok: false; reason: 'unsupported' };
export type Outcome = IntakeResult | Refusal;
type Sentence = keyof typeof messages.ConsultationRefused;

const statuses: Record<Refusal['reason'], number> = {
  invalid: 422,
  suspicious: 409,
  'too-often': 429,
  'too-large': 413,
  // Not 408, at which browsers send the same request again by themselves.
  'too-slow': 400,
  unreadable: 400,
  busy: 503,
  'network-busy': 429,
  interrupted: 503,
  'files-ceiling': 429,
  'day-ceiling': 429,
  unsupported: 415,
  'database-down': 503,
  'desk-key-changed': 409,
};

const SENTENCES: Record<Exclude<Refusal['reason'], 'invalid'>, Sentence> = {
  suspicious: 'suspicious',
  'too-often': 'tooOften',
  'too-large': 'tooLarge',
  'too-slow': 'tooSlow',
  unreadable: 'unreadable',
  busy: 'busy',
  'network-busy': 'networkBusy',
  interrupted: 'interrupted',
  'files-ceiling': 'filesCeiling',
  'day-ceiling': 'dayCeiling',
  unsupported: 'unreadable',
  'database-down': 'databaseDown',
  'desk-key-changed': 'deskKeyChanged',
};

const RETRY_AFTER_SECONDS: Partial<Record<Refusal['reason'], number>> = {
  busy: 10,
  'network-busy': 60,
  interrupted: 10,
  'database-down': 10,
};

const SENT_PAGE = '/consulta-gratuita/enviada';
const REVIEW_PAGE = '/consulta-gratuita/revisar';

/** `success`, and `booking`, where the free appointment can be chosen, null if it is; for a failure `error` with its code, its sentence and the faults of fields and files. */
export async function jsonAnswer(outcome: Outcome, now: Date): Promise<Response> {
  if (outcome.ok) {
    const booking = outcome.hasHour ? null : bookingOfferPath(outcome.consultationId);
    return Response.json({ success: true, booking }, { status: 201 });
  }
  const form = formOf(outcome);
  const [sentences, errors, files] = await Promise.all([
    getTranslations('ConsultationRefused'),
    getTranslations('ConsultationErrors'),
    getTranslations('ConsultationFiles.refused'),
  ]);
  const error = {
    code: errorCode(outcome.reason),
    message: sentences(sentenceFor(outcome), { phone: site.phone, email: site.contactEmail }),
    ...(form && {
      fields: Object.fromEntries(Object.entries(form.errors).map(([field, key]) => [field, errors(key)])),
      files: form.files.map(({ name, reason }) => ({ name, reason, message: files(reason, { name }) })),
    }),
    ...(outcome.reason === 'suspicious' && { [TIMESTAMP_FIELD]: issueFormTimestamp('again', now) }),
  };
  return Response.json({ success: false, error }, { status: statuses[outcome.reason], headers: headersOf(outcome) });
}

/** Redirects with 303, so that reloading the next page does not submit again. */
export async function formAnswer(outcome: Outcome, now: Date): Promise<Response> {
  if (outcome.ok) return seeOther(SENT_PAGE);
  const form = formOf(outcome);
  const headers = outcome.reason === 'too-slow' ? headersOf(outcome) : {};
  if (!form) return seeOther(`${REVIEW_PAGE}?motivo=${sentenceFor(outcome)}`, headers);
  try {
    const token = await keepRejectedForm({ ...form, sentence: sentenceFor(outcome) }, now);
    return seeOther(`${REVIEW_PAGE}?borrador=${token}`);
  } catch (error) {
    if (!isDatabaseDown(error)) throw error;
    return seeOther(`${REVIEW_PAGE}?motivo=databaseDown`);
  }
}

function seeOther(location: string, headers: Record<string, string> = {}): Response {
  return new Response(null, { status: 303, headers: { ...headers, Location: location } });
}

function formOf(refusal: Refusal): RejectedForm | null {
  return 'form' in refusal ? refusal.form : null;
}

function headersOf(refusal: Refusal): Record<string, string> {
  // The rest of its body is not read.
  if (refusal.reason === 'too-slow') return { Connection: 'close' };
  const seconds = refusal.reason === 'too-often' ? refusal.retryAfterSeconds : RETRY_AFTER_SECONDS[refusal.reason];
  return seconds === undefined ? {} : { 'Retry-After': String(seconds) };
}

function sentenceFor(refusal: Refusal): Sentence {
  return refusal.reason === 'invalid' ? invalidSentence(refusal.form) : SENTENCES[refusal.reason];
}

/** The specification has sentences for missing identity and conditional fields. */
function invalidSentence({ answers, errors, files }: RejectedForm): Sentence {
  if (identityFields.some((field) => errors[field] && answers[field].trim() === '')) return 'identity';
  if (Object.values(errors).includes('conditional')) return 'conditional';
  return Object.keys(errors).length === 0 && files.length > 0 ? 'files' : 'invalid';
}
