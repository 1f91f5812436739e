import { NoAnswer, postWithProgress } from '@/components/shared/browser/post-with-progress';
import type { FieldName } from '@/lib/questions/consultations/questions';
import { TIMESTAMP_FIELD } from '@/lib/shared/forms/schema';
import { isRecord } from '@/lib/shared/json-guards';
import { BROWSER_TIMEOUT_MS } from '@/lib/shared/time-limits';

type Rejection = {
  /** Sentences by field. */
  fields: Partial<Record<FieldName, string>>;
  files: { name: string; message: string }[];
  /** For the next submit, when this one was suspected as spam. */
  timestamp: string | null;
};

export type SendResult =
  /** `booking`: the page on which the free appointment can be chosen. */
  | { kind: 'sent'; booking: string | null }
  /** `message` is null if the server gives no reason. */
  | ({ kind: 'rejected'; code: string | null; message: string | null } & Rejection)
  | { kind: 'empty-response' }
  /** Not the server's own response. `code`: a part of the page that sends it could not be loaded. */
  | { kind: 'transport-failure'; cause: { kind: 'offline' | 'timeout' | 'code' } | { kind: 'status'; status: number } };

/** Sends everything in one request. `onProgress` gets the uploaded share, from 0 to 1. */
export async function sendConsultation(form: FormData, onProgress: (share: number) => void): Promise<SendResult> {
  const headers = new Headers({ Accept: 'application/json' });
  try {
    const response = await postWithProgress('/api/consultations', form, {
      headers,
      timeoutMs: BROWSER_TIMEOUT_MS,
      onProgress,
    });
    return readResponse(response.status, await response.text());
  } catch (error) {
    const isLate = error instanceof NoAnswer && error.why === 'timeout';
    return { kind: 'transport-failure', cause: { kind: isLate ? 'timeout' : 'offline' } };
  }
}

/** In this order: a failed transport, no data, the server's `error` or `details`, or no reason at all. */
export function readResponse(status: number, text: string): SendResult {
  const isSuccess = status >= 200 && status < 300;
  const data = parse(text);
  if (data === null) {
    return isSuccess ? { kind: 'empty-response' } : { kind: 'transport-failure', cause: { kind: 'status', status } };
  }
  if (isSuccess && data.success === true) return { kind: 'sent', booking: bookingPageOf(data.booking) };
  const error = asObject(data.error);
  return {
    kind: 'rejected',
    code: textOf(error?.code),
    message: textOf(error?.message) ?? textOf(data.error) ?? textOf(data.details),
    fields: textsOf(asObject(error?.fields)),
    files: filesOf(error?.files),
    timestamp: textOf(error?.[TIMESTAMP_FIELD]),
  };
}

const BOOKING_PAGE = '/consulta-gratuita/reservar/';

function bookingPageOf(value: unknown): string | null {
  return typeof value === 'string' && value.startsWith(BOOKING_PAGE) ? value : null;
}

type Data = Record<string, unknown>;

function parse(text: string): Data | null {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return null;
  }
}

function asObject(value: unknown): Data | null {
  return isRecord(value) ? value : null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function textsOf(given: Data | null): Rejection['fields'] {
  return Object.fromEntries(Object.entries(given ?? {}).filter(([, text]) => textOf(text) !== null));
}

function filesOf(given: unknown): Rejection['files'] {
  if (!Array.isArray(given)) return [];
  return given.flatMap((entry) => {
    const file = asObject(entry);
    const [name, message] = [textOf(file?.name), textOf(file?.message)];
    return name !== null && message !== null ? [{ name, message }] : [];
  });
}
