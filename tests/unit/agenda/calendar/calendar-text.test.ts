import { endTime, formatMonths, formatWeekdayAndDate } from '@/components/agenda/calendar/calendar-text';

test('an appointment ends when its minutes are over', () => {
  expect(endTime('11:00', 60)).toBe('12:00');
  expect(endTime('16:00', 90)).toBe('17:30');
});

test('the booking window is named by its months, and by its years only if it has two', () => {
  expect(formatMonths('2025-11-01', '2025-11-30')).toBe('noviembre de 2025');
  expect(formatMonths('2025-11-03', '2025-12-03')).toBe('noviembre y diciembre de 2025');
  expect(formatMonths('2025-12-15', '2026-01-14')).toBe('diciembre de 2025 y enero de 2026');
});

test('a day is said as people say it', () => {
  expect(formatWeekdayAndDate('2025-11-13')).toBe('jueves 13 de noviembre');
});
