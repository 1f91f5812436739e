// No more than the queue waits between two attempts at the most, so that the result is never too early.
const LONGEST_WAIT_SECONDS = 9 * 60;

/**
 * Estimates since when a job has failed: the queue waits e^attempt seconds after each attempt. For a job whose cause, and so its
 * alert, changes with each attempt.
 */
export function failingSince(attempts: number, now: Date): Date {
  let seconds = 0;
  for (let attempt = 1; attempt < attempts; attempt += 1) seconds += Math.min(Math.exp(attempt), LONGEST_WAIT_SECONDS);
  return new Date(now.getTime() - seconds * 1000);
}
