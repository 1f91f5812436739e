const TENTHS = 10;
/** Above the rounding of a binary fraction, below the smallest difference of two amounts in cents. */
const NOTHING = 1e-9;

/**
 * The value in tenths, rounded away from a border that it does not reach: with at least 6 asked for 5.96 is 5.9, with at most
 * 35 asked for 35.04 is 35.1.
 */
export function tenthsBeside(value: number, asked: 'least' | 'most', borders: readonly number[]): number {
  const rounded = Math.round(value * TENTHS) / TENTHS;
  const isShort = (border: number) =>
    asked === 'least'
      ? value < border - NOTHING && rounded >= border - NOTHING
      : value > border + NOTHING && rounded <= border + NOTHING;
  if (!borders.some(isShort)) return rounded;
  return (asked === 'least' ? Math.floor(value * TENTHS) : Math.ceil(value * TENTHS)) / TENTHS;
}
