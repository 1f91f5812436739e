import { madridInstant } from '@/lib/madrid-time';
import { closedDaysEnd } from '@/lib/scheduling/holidays/closed-days-end';
import { lastDecreedDay } from '@/lib/working-days/last-decreed-day';
import { configureServer } from '@/tests/support/stack/server-environment';

beforeAll(configureServer);

const told = [
  {
    kind: 'closed-days-end',
    key: 'holidays',
    since: madridInstant('2026-11-01', '00:00'),
    figures: { region: 'madrid', lastDay: '2026-12-31' },
  },
];

test('sixty days before the table of holidays ends it is a condition, and it stays one', async () => {
  expect(await closedDaysEnd(new Date('2026-10-31T22:59:59Z'), '2026-12-31')).toEqual([]);
  expect(await closedDaysEnd(madridInstant('2026-11-01', '00:00'), '2026-12-31')).toEqual(told);
  expect(await closedDaysEnd(madridInstant('2027-05-01', '00:00'), '2026-12-31')).toEqual(told);
});

test('the table is the one that the calendar reads', async () => {
  const lastDay = lastDecreedDay();
  expect(await closedDaysEnd(madridInstant('2999-01-01', '00:00'))).toMatchObject([{ figures: { lastDay } }]);
});

test('national holidays have no end', async () => {
  expect(await closedDaysEnd(madridInstant('2999-01-01', '00:00'), null)).toEqual([]);
});
