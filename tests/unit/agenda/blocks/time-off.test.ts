import { timeOffSchema } from '@/lib/agenda/blocks/schema';
import { timeOffIntervals } from '@/lib/agenda/blocks/time-off';

const friday = { fromDate: '2026-10-16', fromTime: '15:00', toDate: '2026-10-16', toTime: '18:00' };

test('a weekly one keeps its hours of the clock over the end of summer time', () => {
  // The clocks change on 25 October 2026.
  const starts = timeOffIntervals({ ...friday, weeklyUntil: '2026-10-31' }).map(({ startsAt }) =>
    startsAt.toISOString(),
  );
  expect(starts).toEqual(['2026-10-16T13:00:00.000Z', '2026-10-23T13:00:00.000Z', '2026-10-30T14:00:00.000Z']);
});

test('a day in which the clocks change has 25 hours, or 23', () => {
  const hours = (fromDate: string, toDate: string) =>
    timeOffIntervals({ fromDate, fromTime: '00:00', toDate, toTime: '00:00' }).map(
      ({ startsAt, endsAt }) => (endsAt.getTime() - startsAt.getTime()) / 3_600_000,
    );
  expect(hours('2026-10-25', '2026-10-26')).toEqual([25]);
  expect(hours('2027-03-28', '2027-03-29')).toEqual([23]);
});

test.each([
  ['an end that is its start', { toTime: '15:00' }],
  ['an end before its start', { toDate: '2026-10-15' }],
  ['more than a year', { toDate: '2027-12-01' }],
  ['a last week before the first', { weeklyUntil: '2026-10-15' }],
  ['weeks for more than a year', { weeklyUntil: '2027-12-01' }],
  ['an unknown day', { fromDate: '2026-02-30' }],
  ['a note of 81 characters', { note: 'x'.repeat(81) }],
])('%s is refused', (_, wrong) => {
  expect(timeOffSchema.safeParse({ ...friday, ...wrong }).success).toBe(false);
});

test('a block with and without weeks and note is one', () => {
  expect(timeOffSchema.safeParse(friday).success).toBe(true);
  expect(timeOffSchema.parse({ ...friday, weeklyUntil: '2026-12-18', note: ' Viaje ' }).note).toBe('Viaje');
});
