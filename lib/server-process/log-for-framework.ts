import 'server-only';
import { describeError, isError, log } from '@/lib/log';

const KNOWN_EVENTS = /uncaughtException|unhandledRejection/;

/**
 * Turns what frameworks write with `console.error` and `console.warn` into lines of the log, reduced to the kind and place of the
 * error: their own texts quote addresses with queries, and the values that caused an error.
 */
export function logForFramework(): void {
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...values: unknown[]) => {
      const error = values.find(isError);
      const texts = values.filter((value) => typeof value === 'string').join();
      const [event = 'told by the framework'] = KNOWN_EVENTS.exec(texts) ?? [];
      log[level](error ? { error: describeError(error) } : {}, event);
    };
  }
}
