import { closedDaysEnd } from '@/lib/agenda/holidays/closed-days-end';
import { findHolidaysEnd } from '@/lib/agenda/holidays/find-holidays-end';
import { madridInstant } from '@/lib/shared/madrid-time';
import { lastDecreedDay } from '@/lib/shared/working-days/last-known-day';
import { configureServer } from '@/tests/support/stack/server-environment';

let mockYear: number | null = null;
jest.mock('@/lib/private/settings/read-settings', () => ({
  readSettings: async () => ({ 'holidays-complete-until': { value: mockYear, since: null } }),
}));

beforeAll(configureServer);
beforeEach(() => {
  mockYear = null;
});

const ending = (since: string, lastDay: string) => [
  {
    kind: 'closed-days-end',
    key: 'holidays',
    since: madridInstant(since, '00:00'),
    figures: { region: 'madrid', lastDay },
  },
];
const told = ending('2026-11-01', '2026-12-31');

test('sixty days before the table of holidays ends it is a condition, and it stays one', async () => {
  expect(await closedDaysEnd(new Date('2026-10-31T22:59:59Z'), '2026-12-31')).toEqual([]);
  expect(await closedDaysEnd(madridInstant('2026-11-01', '00:00'), '2026-12-31')).toEqual(told);
  expect(await closedDaysEnd(madridInstant('2027-05-01', '00:00'), '2026-12-31')).toEqual(told);
});

test('it ends when a person says that the list of the next year is complete, until the end of that one comes near', async () => {
  mockYear = 2027;
  expect(await closedDaysEnd(madridInstant('2026-12-01', '00:00'), '2026-12-31')).toEqual([]);
  expect(await closedDaysEnd(madridInstant('2027-10-31', '23:59'), '2026-12-31')).toEqual([]);
  const later = await closedDaysEnd(madridInstant('2027-11-01', '00:00'), '2026-12-31');
  expect(later).toEqual(ending('2027-11-01', '2027-12-31'));
  mockYear = 2026;
  expect(await closedDaysEnd(madridInstant('2026-12-01', '00:00'), '2026-12-31')).toEqual(told);
});

test('it is asked for the first year that is not known, and for the current one once that has begun', async () => {
  const year = async (day: string) => (await findHolidaysEnd(madridInstant(day, '12:00'), '2026-12-31'))?.year;
  expect([
    await year('2026-10-01'),
    await year('2026-12-01'),
    await year('2027-05-01'),
    await year('2028-05-01'),
  ]).toEqual([undefined, 2027, 2027, 2028]);
});

test('the table is the one that the calendar reads', async () => {
  const lastDay = lastDecreedDay();
  expect(await closedDaysEnd(madridInstant('2999-01-01', '00:00'))).toMatchObject([{ figures: { lastDay } }]);
});

test('national holidays have no end', async () => {
  mockYear = 2027;
  expect(await closedDaysEnd(madridInstant('2999-01-01', '00:00'), null)).toEqual([]);
});
