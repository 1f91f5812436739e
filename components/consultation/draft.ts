import { CARRIED_RESULT } from '@/lib/calculators/carried-result';
import { type ConsultationInput, complete, emptyConsultation, type FieldName } from '@/lib/consultations/schema';

const DRAFT = 'consulta:borrador';
const ATTEMPT = 'consulta:envio';

/** This tab's storage, or null where the visitor's browser refuses it. */
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

function read(key: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(storage()?.getItem(key) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function write(key: string, value: object): void {
  try {
    storage()?.setItem(key, JSON.stringify(value));
  } catch {
    // A full storage costs the visitor a reload's memory, not the consultation.
  }
}

/** What this tab remembers of an unsent form; consent is not remembered, it is given again. */
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

export function forgetDraft(): void {
  for (const key of [DRAFT, ATTEMPT]) storage()?.removeItem(key);
}

/** The calculator's paragraph, once. */
export function takeResult(): string | null {
  const text = read(CARRIED_RESULT)?.text;
  storage()?.removeItem(CARRIED_RESULT);
  return typeof text === 'string' ? text.trim() || null : null;
}

/** The name of this sending: the same for as long as nothing in it changes, so that the server stores it once. */
export function attemptKey(content: string): string {
  const last = read(ATTEMPT);
  if (last && last.content === content && typeof last.key === 'string') return last.key;
  const key = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
  write(ATTEMPT, { content, key });
  return key;
}
