import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { isNativeError } from 'node:util/types';
import pino from 'pino';
import { logLevel } from './env';

const currentRequest = new AsyncLocalStorage<{ requestId: string }>();

/** Every line that is logged within `work` carries the request's id. */
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

// Middleware runs in a context of its own, whose Error is another.
function isError(value: unknown): value is Error {
  return value instanceof Error || isNativeError(value);
}

/** What may be logged of an error: its kind and place. Messages of providers and of the database quote names and addresses. */
export function describeError(error: unknown): { name: string; code?: string; at?: string[] } {
  if (!isError(error)) return { name: typeof error };
  const code = 'code' in error ? { code: String(error.code) } : {};
  // The stack repeats the message, which may have lines of its own.
  const at = error.stack
    ?.replace(error.message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim());
  return { name: error.name, ...code, ...(at && { at }) };
}

// The identifiers that Stripe and we give, UUIDs, random tokens; and e-mail addresses.
const PERSONAL_SEGMENT = /^cs_|^[\da-f]{8}-[\da-f]{4}-|^(?=.*[A-Z])[\w-]{20,}$|@|%40/;

/** A path without what may belong to a person or open something of theirs. */
export function describePath(path: string): string {
  const segments = path.split('/').map((segment) => (PERSONAL_SEGMENT.test(segment) ? '…' : segment));
  return segments.join('/').slice(0, 200);
}

const KNOWN_WORDS = /uncaughtException|unhandledRejection/;

/**
 * From now on what the framework writes by itself is a line like any other, and says of an error no more than ours do: its
 * own words quote addresses with their query, and messages with the values that caused them.
 */
export function logForFramework(): void {
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...told: unknown[]) => {
      const error = told.find(isError);
      const [words = 'told by the framework'] =
        KNOWN_WORDS.exec(told.filter((one) => typeof one === 'string').join()) ?? [];
      log[level](error ? { error: describeError(error) } : {}, words);
    };
  }
}
