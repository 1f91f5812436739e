/** Losses as fractions, for the article on investing and its picture. */
export const falls = [0.1, 0.2, 0.3, 0.4, 0.5] as const;

/** The gain that recovers a fall: 1 / (1 − fall) − 1. */
export function riseToRecover(fall: number): number {
  return 1 / (1 - fall) - 1;
}
