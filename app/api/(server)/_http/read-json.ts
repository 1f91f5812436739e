import type { z } from 'zod';
import type { ProblemCode } from '@/lib/orders/contract';
import { isValidationKey } from '@/lib/shared/i18n/is-validation-key';
import { type Fields, type ProblemAnswer, problem, refused } from './problem';

const MAX_BODY_BYTES = 64 * 1024;

export type Read<Value> = { ok: true; value: Value } | { ok: false; response: Promise<ProblemAnswer> };

/** Reads a JSON body against its schema: 413 too large, 415 not JSON, 400 unreadable, 422 refused values with their fields. */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<Read<z.output<Schema>>> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) return fail(415, 'unsupported_type');
  const text = await readText(request);
  if (text === null) return fail(413, 'too_large');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return fail(400, 'unreadable');
  }
  return check(body, schema);
}

/** The same for values from elsewhere, such as the query. */
export function check<Schema extends z.ZodType>(input: unknown, schema: Schema): Read<z.output<Schema>> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return { ok: true, value: parsed.data };
  const fields: Fields = {};
  for (const issue of parsed.error.issues) {
    const field = issue.path.join('.') || 'body';
    fields[field] ??= isValidationKey(issue.message) ? issue.message : 'valueInvalid';
  }
  return { ok: false, response: refused(fields) };
}

/** The body as text, or null once it is larger than allowed; the rest is not read. */
export async function readText(request: Request, limit = MAX_BODY_BYTES): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
  if (!request.body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function fail(status: number, code: ProblemCode): { ok: false; response: Promise<ProblemAnswer> } {
  return { ok: false, response: problem(status, code) };
}
