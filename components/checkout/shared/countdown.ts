/** Whole seconds until an instant, never negative. A second counts until it is over. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** "14:32" */
export function formatCountdown(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${String(minutes).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

/** One channel a minute, from left to right; each value is the filled fraction, 0 to 1. */
export function channels(seconds: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => Math.min(1, Math.max(0, (seconds - index * 60) / 60)));
}

const ANNOUNCED_MINUTES = [5, 1] as const;

/** The minutes to announce when the countdown went from one reading to the next, or null. A jump over several (sleep) says only the last. */
export function minutesToAnnounce(before: number, after: number): number | null {
  if (after === 0) return null;
  const crossed = ANNOUNCED_MINUTES.filter((minutes) => before > minutes * 60 && after <= minutes * 60);
  return crossed.at(-1) ?? null;
}

/** The server's instant on this computer's clock, however wrong that clock is. All in milliseconds since the epoch. */
export function onThisClock(serverInstant: number, serverNow: number, localNow: number): number {
  return localNow + (serverInstant - serverNow);
}
