import { isRecord } from '@/components/browser/json-guards';
import { FILES_FIELD, KEY_FIELD, toPayload } from '@/lib/consultations/payload';
import type { ConsultationInput, FieldName } from '@/lib/consultations/schema';
import { BROWSER_TIMEOUT_MS } from '@/lib/consultations/time-limits';
import { HONEYPOT_FIELD, TIMESTAMP_FIELD } from '@/lib/security/schema';
import { attemptKey } from './draft';

type RefusedByServer = {
  /** Sentences for the fields that caused it. */
  fields: Partial<Record<FieldName, string>>;
  files: { name: string; message: string }[];
  /** Lets the next try through when a person was taken for a program. */
  stamp: string | null;
};

export type Answer =
  | { kind: 'sent' }
  /** The server says why, or nothing more than that. */
  | ({ kind: 'refused'; message: string | null } & RefusedByServer)
  | { kind: 'no-answer' }
  /** Between here and the server, or in front of it. */
  | { kind: 'function'; fault: { kind: 'offline' | 'timeout' } | { kind: 'status'; status: number } };

type Letter = { answers: ConsultationInput; files: readonly File[]; stamp: string; honeypot: string };

/** Sends everything in one request, and tells how much of it has left. `onProgress` gets a share from 0 to 1. */
export function sendConsultation(letter: Letter, onProgress: (share: number) => void): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/consultations');
    request.setRequestHeader('Accept', 'application/json');
    request.timeout = BROWSER_TIMEOUT_MS;
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => resolve(readAnswer(request.status, request.responseText));
    request.onerror = () => resolve({ kind: 'function', fault: { kind: 'offline' } });
    request.ontimeout = () => resolve({ kind: 'function', fault: { kind: 'timeout' } });
    request.send(formData(letter));
  });
}

function formData({ answers, files, stamp, honeypot }: Letter): FormData {
  const data = new FormData();
  const wire = toPayload(answers);
  for (const [name, value] of wire) data.append(name, value);
  const content = JSON.stringify([wire, files.map(({ name, size, lastModified }) => [name, size, lastModified])]);
  data.append(KEY_FIELD, attemptKey(content));
  data.append(TIMESTAMP_FIELD, stamp);
  data.append(HONEYPOT_FIELD, honeypot);
  for (const file of files) data.append(FILES_FIELD, file, file.name);
  return data;
}

/** The chain of the specification: a fault on the way, no data, the server's own error or details, or nothing more. */
export function readAnswer(status: number, text: string): Answer {
  const isSuccess = status >= 200 && status < 300;
  const data = parse(text);
  if (data === null) return isSuccess ? { kind: 'no-answer' } : { kind: 'function', fault: { kind: 'status', status } };
  if (isSuccess && data.success === true) return { kind: 'sent' };
  const error = asObject(data.error);
  return {
    kind: 'refused',
    message: textOf(error?.message) ?? textOf(data.error) ?? textOf(data.details),
    fields: textsOf(asObject(error?.fields)),
    files: filesOf(error?.files),
    stamp: textOf(error?.[TIMESTAMP_FIELD]),
  };
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

function textsOf(given: Data | null): RefusedByServer['fields'] {
  return Object.fromEntries(Object.entries(given ?? {}).filter(([, text]) => textOf(text) !== null));
}

function filesOf(given: unknown): RefusedByServer['files'] {
  if (!Array.isArray(given)) return [];
  return given.flatMap((entry) => {
    const file = asObject(entry);
    const [name, message] = [textOf(file?.name), textOf(file?.message)];
    return name !== null && message !== null ? [{ name, message }] : [];
  });
}
