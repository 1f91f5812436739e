import { isWorkingDay } from '@/lib/shared/working-days/is-working-day';

test('the office is open from Monday to Friday, and closed on holidays', () => {
  const week = ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11', '2026-12-12', '2026-12-13'];
  expect(week.filter((day) => isWorkingDay(day, []))).toEqual(['2026-12-09', '2026-12-10', '2026-12-11']);
  expect(isWorkingDay('2026-12-07', [], 'spain')).toBe(true);
});

test('it is closed on a holiday that the firm has added', () => {
  const local = [{ date: '2026-12-10', name: 'Fiesta local' }];
  expect(['2026-12-09', '2026-12-10'].filter((day) => isWorkingDay(day, local))).toEqual(['2026-12-09']);
});
