/** Seconds before the next phrase is looked at, after so many wrong ones in a row. */
const WAITS = [0, 1, 2, 5, 10, 30, 60, 120, 300, 600, 1800, 3600];

/** After so many in a row no phrase is looked at until its owner has come in by another key (NIST SP 800-63B-4, 3.2.2). */
export const PHRASE_FAILURES_MAX = 100;

/** The failure in a row of which its owner is told by e-mail. */
export const TOLD_FAILURE = 5;

export function phraseWaitSeconds(failures: number): number {
  return WAITS[Math.min(failures, WAITS.length - 1)] ?? 0;
}
