import type { Cents } from '@/lib/shared/money';

/**
 * Rounds exact amounts to the cent one after the other and carries what a row loses to the next one: after each row what
 * was returned adds up to the exact sum, rounded once.
 */
export function carriedCents(): (exact: number) => Cents {
  let sum = 0;
  let returned = 0;
  return (exact) => {
    sum += exact;
    const step = Math.round(sum) - returned;
    returned += step;
    return step;
  };
}
