import 'server-only';
import { LONGEST_WAIT_MINUTES } from './retries';

const LONGEST_WAIT_SECONDS = LONGEST_WAIT_MINUTES * 60;

/**
 * When a job with so many failed attempts had failed already, as the queue waits e^attempt seconds after each. The watcher
 * sees a failure within a minute; this one is for a job that fails for another reason each time.
 */
export function failingSince(attempts: number, now: Date): Date {
  let seconds = 0;
  for (let attempt = 1; attempt < attempts; attempt += 1) seconds += Math.min(Math.exp(attempt), LONGEST_WAIT_SECONDS);
  return new Date(now.getTime() - seconds * 1000);
}
