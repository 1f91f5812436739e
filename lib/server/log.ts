import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { isNativeError } from 'node:util/types';
import pino from 'pino';
import { logLevel } from '@/lib/shared/env';

const currentRequest = new AsyncLocalStorage<{ requestId: string }>();

export function withRequestId<Value>(requestId: string, work: () => Value): Value {
  return currentRequest.run({ requestId }, work);
}

export function currentRequestId(): string | undefined {
  return currentRequest.getStore()?.requestId;
}

/** JSON lines on standard output. Log ids and reasons only: no names, addresses, notes, tokens, or a database error's `detail`. */
export const log = pino({
  level: logLevel(),
  base: undefined,
  mixin: () => ({ ...currentRequest.getStore() }),
  timestamp: pino.stdTimeFunctions.isoTime,
});

// The middleware runs in another context, with its own `Error`.
export function isError(value: unknown): value is Error {
  return value instanceof Error || isNativeError(value);
}

/** Kind and place of an error. Its message may quote names and addresses, so it is not logged. */
export function describeError(error: unknown): { name: string; code?: string; at?: string[] } {
  if (!isError(error)) return { name: typeof error };
  const code = 'code' in error ? { code: String(error.code) } : {};
  const at = error.stack
    ?.replace(error.message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim());
  return { name: error.name, ...code, ...(at && { at }) };
}

// Checkout session ids, UUIDs, random tokens, e-mail addresses.
const PERSONAL_SEGMENT = /^cs_|^[\da-f]{8}-[\da-f]{4}-|^(?=.*[A-Z])[\w-]{20,}$|@|%40/;

export function describePath(path: string): string {
  const segments = path.split('/').map((segment) => (PERSONAL_SEGMENT.test(segment) ? '…' : segment));
  return segments.join('/').slice(0, 200);
}
