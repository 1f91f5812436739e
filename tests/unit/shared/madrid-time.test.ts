import {
  addMadridDays,
  formatDate,
  formatLongDate,
  formatShortDate,
  formatShortDay,
  formatWeekdayAndDay,
  isMadridDate,
  madridDate,
  madridInstant,
  madridTime,
  weekday,
} from '@/lib/shared/madrid-time';

test('these tests run in a zone that is not Madrid', () => {
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('America/New_York');
});

test.each([
  ['winter', '2026-01-15', '09:00', '2026-01-15T08:00:00Z'],
  ['summer', '2026-07-15', '09:00', '2026-07-15T07:00:00Z'],
  ['the Friday before clocks go forward', '2026-03-27', '09:00', '2026-03-27T08:00:00Z'],
  ['the Monday after clocks go forward', '2026-03-30', '09:00', '2026-03-30T07:00:00Z'],
  ['the Friday before clocks go back', '2026-10-23', '09:00', '2026-10-23T07:00:00Z'],
  ['the Monday after clocks go back', '2026-10-26', '09:00', '2026-10-26T08:00:00Z'],
  ['the day New York changes and Madrid does not', '2026-03-09', '17:00', '2026-03-09T16:00:00Z'],
])('an hour in Madrid is one instant, and back: %s', (_, date, time, instant) => {
  expect(madridInstant(date, time)).toEqual(new Date(instant));
  expect(madridDate(new Date(instant))).toBe(date);
  expect(madridTime(new Date(instant))).toBe(time);
});

test('the day in Madrid begins before midnight UTC', () => {
  expect(madridDate(new Date('2026-07-14T21:59:59Z'))).toBe('2026-07-14');
  expect(madridDate(new Date('2026-07-14T22:00:00Z'))).toBe('2026-07-15');
  expect(madridDate(new Date('2026-01-14T23:00:00Z'))).toBe('2026-01-15');
});

test('a day is a day, also when it has 23 or 25 hours', () => {
  expect(addMadridDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addMadridDays('2026-10-24', 2)).toBe('2026-10-26');
  expect(addMadridDays('2026-03-07', 2)).toBe('2026-03-09');
  expect(addMadridDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addMadridDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addMadridDays('2026-03-01', -1)).toBe('2026-02-28');
});

test.each(['2026-02-30', '2027-02-29', '2026-13-01', '2026-1-1', '2026-01-01T00:00', '01/02/2026', '', '0000-00-00'])(
  '%p is no calendar day',
  (text) => {
    expect(isMadridDate(text)).toBe(false);
  },
);

test('leap days are calendar days', () => {
  expect(isMadridDate('2028-02-29')).toBe(true);
});

test('weekdays count from Monday', () => {
  expect(['2026-11-16', '2026-11-20', '2026-11-21', '2026-11-22'].map(weekday)).toEqual([1, 5, 6, 7]);
});

test('dates are written in Spanish', () => {
  expect(formatDate('2025-11-13')).toBe('13 de noviembre de 2025');
  expect(formatLongDate('2025-11-13')).toBe('jueves, 13 de noviembre de 2025');
  expect(formatWeekdayAndDay('2025-11-13')).toBe('jueves 13');
  expect(formatShortDate('2025-11-13')).toBe('jue 13 nov 2025');
  expect(formatShortDay('2025-11-13')).toBe('jue 13 nov');
});

test('every month and weekday has its Spanish name, and its first three letters in short', () => {
  const months = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-09`);
  const named = new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  for (const date of months) expect(formatLongDate(date)).toBe(named.format(new Date(`${date}T12:00`)));
  const week = Array.from({ length: 7 }, (_, day) => formatShortDay(`2026-06-0${day + 1}`));
  expect(week.map((day) => day.slice(0, 3))).toEqual(['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom']);
  expect(months.map((date) => formatShortDay(date).slice(-3)).join(' ')).toBe(
    'ene feb mar abr may jun jul ago sep oct nov dic',
  );
});
