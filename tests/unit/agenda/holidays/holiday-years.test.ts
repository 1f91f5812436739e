import { yearToComplete } from '@/lib/agenda/holidays/holiday-years';

test.each([
  ['the next one, while the current one is the last known', '2026-12-31', null, '2026-11-26', 2027],
  ['the one that was called complete, until it begins', '2027-12-31', 2027, '2026-11-26', 2027],
  ['the one after it from then on', '2027-12-31', 2027, '2027-01-01', 2028],
  ['the current one, if it is not known', '2026-12-31', null, '2028-03-01', 2028],
  ['none, while the table of a release has the next one', '2027-12-31', null, '2026-11-26', null],
  ['none, for a region without a table', null, null, '2026-11-26', null],
])('%s', (_, lastKnown, completeYear, today, year) => {
  expect(yearToComplete(lastKnown, completeYear, today)).toBe(year);
});
