import { weekday } from '@/lib/shared/madrid-time';
import { goodFriday } from '@/lib/shared/working-days/good-friday';

test.each([
  '2024-03-29',
  '2025-04-18',
  '2026-04-03',
  '2027-03-26',
  '2028-04-14',
  '2038-04-23',
  '2049-04-16',
  '2285-03-20',
])('Good Friday is on %s', (date) => {
  expect(goodFriday(Number(date.slice(0, 4)))).toBe(date);
});

test('it is a Friday between 20 March and 23 April, every year', () => {
  for (let year = 1900; year < 2300; year += 1) {
    const date = goodFriday(year);
    expect([date, weekday(date)]).toEqual([date, 5]);
    expect(date >= `${year}-03-20` && date <= `${year}-04-23`).toBe(true);
  }
});
