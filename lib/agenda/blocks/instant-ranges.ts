import type { Interval } from '../slots';

/** As PostgreSQL writes a tstzmultirange. */
export function instantRanges(intervals: readonly Interval[]): string {
  const ranges = intervals.map(({ startsAt, endsAt }) => `[${startsAt.toISOString()},${endsAt.toISOString()})`);
  return `{${ranges.join(',')}}`;
}
