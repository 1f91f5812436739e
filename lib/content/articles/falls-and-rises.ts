/** Losses of an investment, as fractions of it: the example of the article on investing and its picture. */
export const falls = [0.1, 0.2, 0.3, 0.4, 0.5] as const;

/** What must be gained on the rest to be where one was before the fall: 1 / (1 − fall) − 1. */
export function riseToRecover(fall: number): number {
  return 1 / (1 - fall) - 1;
}
