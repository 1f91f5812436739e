import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import pino from 'pino';
import { logLevel } from './env';

const currentRequest = new AsyncLocalStorage<{ requestId: string }>();

/** Every line that is logged within `work` carries the request's id. */
export function withRequestId<Value>(requestId: string, work: () => Value): Value {
  return currentRequest.run({ requestId }, work);
}

/** JSON lines on standard output. Log ids and reasons only: no names, addresses, notes, tokens, or a database error's `detail`. */
export const log = pino({
  level: logLevel(),
  base: undefined,
  mixin: () => ({ ...currentRequest.getStore() }),
  timestamp: pino.stdTimeFunctions.isoTime,
});

/** What may be logged of an error: its kind and place. Messages of providers and of the database quote names and addresses. */
export function describeError(error: unknown): { name: string; code?: string; at?: string[] } {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error ? { code: String(error.code) } : {};
  const at = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim());
  return { name: error.name, ...code, ...(at && { at }) };
}
