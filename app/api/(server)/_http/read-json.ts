import type { z } from 'zod';
import type { ProblemCode } from '@/lib/orders/contract';
import { IncomingBody, TooLarge } from '@/lib/server/uploads/incoming-body';
import { isValidationKey } from '@/lib/shared/i18n/is-validation-key';
import { BODY_TIMEOUT_MS } from '@/lib/shared/time-limits';
import { type Fields, type ProblemAnswer, problem, refused } from './problem';

const MAX_BODY_BYTES = 64 * 1024;

export type Read<Value> = { ok: true; value: Value } | { ok: false; response: Promise<ProblemAnswer> };

/** Reads a JSON body against its schema: 413 too large, 415 not JSON, 400 unreadable or too slow, 422 refused values with their fields. */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<Read<z.output<Schema>>> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) return fail(415, 'unsupported_type');
  const read = await readText(request);
  if (!read.ok) return read;
  let body: unknown;
  try {
    body = JSON.parse(read.value);
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

/** The body as text, unless it is larger than allowed or takes too long; the rest is not read then. */
export async function readText(request: Request, limit = MAX_BODY_BYTES): Promise<Read<string>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return fail(413, 'too_large');
  if (!request.body) return { ok: true, value: '' };
  const incoming = new IncomingBody(request.body, { timeoutMs: BODY_TIMEOUT_MS });
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const chunk of incoming.chunks(limit, incoming.expired)) text += decoder.decode(chunk, { stream: true });
  } catch (error) {
    if (error instanceof TooLarge) return fail(413, 'too_large');
    // Not 408, at which browsers send the same request again by themselves.
    if (incoming.expired.aborted) return fail(400, 'unreadable', { Connection: 'close' });
    throw error;
  } finally {
    incoming.close();
  }
  return { ok: true, value: text + decoder.decode() };
}

function fail(
  status: number,
  code: ProblemCode,
  headers?: HeadersInit,
): { ok: false; response: Promise<ProblemAnswer> } {
  return { ok: false, response: problem(status, code, undefined, headers) };
}
