/** The smallest of the values that at least this share (0 to 1) of them does not exceed; null without values. No value is invented. */
export function percentile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  // 0.95 × 20 is 19.000000000000004 in some orders of multiplication.
  const rank = Math.ceil(share * sorted.length - 1e-9);
  return sorted[Math.max(rank, 1) - 1] ?? null;
}
