import { readStored, tabStorage, writeStored } from '@/components/shared/browser/tab-storage';
import { CARRIED_RESULT } from '@/lib/calculators/take-away/carried-result';
import {
  type ConsultationInput,
  complete,
  emptyConsultation,
  type FieldName,
} from '@/lib/questions/consultations/questions';
import { isRecord } from '@/lib/shared/json-guards';

const DRAFT = 'consulta:borrador';
const SUBMISSION = 'consulta:envio';

function read(key: string): Record<string, unknown> | null {
  const value = readStored(tabStorage(), key);
  return isRecord(value) ? value : null;
}

/** Without storage only a reload loses what was typed; the consultation is still sent. */
function write(key: string, value: object): void {
  writeStored(tabStorage(), key, value);
}

/** The unsent form of this tab. Consent is not stored: it must be given again. */
export function loadDraft(): Partial<ConsultationInput> | null {
  const stored = read(DRAFT);
  if (!stored) return null;
  const texts = (Object.keys(emptyConsultation) as FieldName[]).flatMap((field) => {
    const text = stored[field];
    return typeof text === 'string' && text !== '' ? [[field, text] as const] : [];
  });
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}

export function saveDraft(answers: ConsultationInput): void {
  const { aceptaPolitica, ...texts } = complete(answers);
  write(DRAFT, texts);
}

export function deleteDraft(): void {
  for (const key of [DRAFT, SUBMISSION]) tabStorage()?.removeItem(key);
  latest = null;
}

/** The calculator's paragraph; removed when it is read. */
export function takeCarriedResult(): string | null {
  const text = read(CARRIED_RESULT)?.text;
  tabStorage()?.removeItem(CARRIED_RESULT);
  return typeof text === 'string' ? text.trim() || null : null;
}

/** The last submission of this page, for browsers that store nothing. */
let latest: Record<string, unknown> | null = null;

/** Idempotency key of a submission: the same as long as its content is, so that the server stores it once. */
export function submissionKey(content: string): string {
  const last = read(SUBMISSION) ?? latest;
  if (last && last.content === content && typeof last.key === 'string') return last.key;
  const key = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
  latest = { content, key };
  write(SUBMISSION, latest);
  return key;
}
