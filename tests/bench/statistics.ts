/** Nearest-rank percentile. */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new Error('A percentile needs values');
  return value;
}

export function median(values: number[]): number {
  return percentile(values, 0.5);
}
