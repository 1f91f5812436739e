import 'server-only';
import { describeError, isError, log } from '@/lib/server/log';

const KNOWN_EVENTS = /uncaughtException|unhandledRejection/;

/** Frameworks print URL queries and the values that caused an error; only the error's kind and place are logged. */
export function logForFramework(): void {
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...values: unknown[]) => {
      const error = values.find(isError);
      const texts = values.filter((value) => typeof value === 'string').join();
      const [event = 'message of the framework'] = KNOWN_EVENTS.exec(texts) ?? [];
      log[level](error ? { error: describeError(error) } : {}, event);
    };
  }
}
