import { isMadridDate, weekday } from '@/lib/shared/madrid-time';
import { DECREED } from '@/lib/shared/working-days/decreed-holidays';
import { goodFriday, holidayOn } from '@/lib/shared/working-days/holiday-on';

test('in a year with a decree a day is a holiday as the decree says, moved ones on the day on which they are kept', () => {
  expect(holidayOn('2026-12-08', [])).toBe('Inmaculada Concepción');
  expect(holidayOn('2026-12-07', [])).toBe('Día de la Constitución Española');
  expect(holidayOn('2026-12-06', [])).toBeNull();
  expect(holidayOn('2026-11-09', [])).toBe('Nuestra Señora de la Almudena');
  expect(holidayOn('2026-11-10', [])).toBeNull();
});

test('after the last decree the national days and Good Friday are holidays', () => {
  expect(holidayOn('2099-12-08', [], 'madrid')).toBe('Inmaculada Concepción');
  expect(holidayOn('2099-04-10', [], 'madrid')).toBe('Viernes Santo');
  expect(holidayOn('2099-04-09', [], 'madrid')).toBeNull();
  expect(holidayOn('2099-05-02', [], 'madrid')).toBeNull();
});

test('an office elsewhere is open on the days of Madrid', () => {
  expect(holidayOn('2026-05-15', [], 'madrid')).toBe('San Isidro');
  expect(holidayOn('2026-05-15', [], 'spain')).toBeNull();
  expect(holidayOn('2026-04-03', [], 'spain')).toBe('Viernes Santo');
  expect(holidayOn('2026-12-08', [], 'spain')).toBe('Inmaculada Concepción');
});

const years = Object.values(DECREED).flatMap((region) => Object.entries(region));

test.each(years)('the table of %s has fourteen days of that year, in their order', (year, holidays) => {
  const days = Object.keys(holidays);
  expect(days).toHaveLength(14);
  expect(days.map((day) => isMadridDate(`${year}-${day}`))).not.toContain(false);
  expect(days).toEqual([...days].sort());
});

test('a day that the firm has added is a holiday in every region, and no other one is', () => {
  const local = [{ date: '2099-05-15', name: 'San Isidro' }];
  expect(holidayOn('2099-05-15', local, 'madrid')).toBe('San Isidro');
  expect(holidayOn('2099-05-15', local, 'spain')).toBe('San Isidro');
  expect(holidayOn('2099-05-14', local, 'madrid')).toBeNull();
  expect(holidayOn('2099-12-08', local, 'madrid')).toBe('Inmaculada Concepción');
});

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
