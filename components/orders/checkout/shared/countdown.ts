/** Whole seconds until an instant, rounded up, never negative. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** One channel per minute, from left to right; each value is the filled fraction, 0 to 1. */
export function channels(seconds: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => Math.min(1, Math.max(0, (seconds - index * 60) / 60)));
}

const ANNOUNCED_MINUTES = [5, 1] as const;

/** The minutes to announce between two readings of the countdown, or null. A jump over several (sleep) announces only the last. */
export function minutesToAnnounce(before: number, after: number): number | null {
  if (after === 0) return null;
  const crossed = ANNOUNCED_MINUTES.filter((minutes) => before > minutes * 60 && after <= minutes * 60);
  return crossed.at(-1) ?? null;
}
