import 'server-only';
import { LONGEST_WAIT_MINUTES } from './retries';

const LONGEST_WAIT_SECONDS = LONGEST_WAIT_MINUTES * 60;

/**
 * Estimates since when a job has failed: the queue waits e^attempt seconds after each attempt. For a job whose cause, and so its
 * alert, changes with each attempt.
 */
export function failingSince(attempts: number, now: Date): Date {
  let seconds = 0;
  for (let attempt = 1; attempt < attempts; attempt += 1) seconds += Math.min(Math.exp(attempt), LONGEST_WAIT_SECONDS);
  return new Date(now.getTime() - seconds * 1000);
}
