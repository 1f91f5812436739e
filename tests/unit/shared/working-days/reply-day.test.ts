import { madridDate, madridInstant } from '@/lib/shared/madrid-time';
import { replyDay, replyDeadline } from '@/lib/shared/working-days/reply-day';

test.each([
  ['Tuesday morning', '2026-11-17', '10:00', 24, '2026-11-18'],
  ['Thursday, for two days: Saturday', '2026-11-19', '10:00', 48, '2026-11-23'],
  ['Friday evening', '2026-11-20', '20:00', 24, '2026-11-23'],
  ['Saturday night', '2026-11-21', '23:30', 24, '2026-11-23'],
  ['Sunday just before midnight', '2026-11-22', '23:59', 24, '2026-11-23'],
  ['Friday before two holidays', '2026-12-04', '18:00', 48, '2026-12-09'],
  ['the day before Christmas, a Thursday', '2026-12-24', '09:00', 24, '2026-12-28'],
])('what comes on %s is answered on a working day', (_, date, time, hours, answered) => {
  expect(replyDay(madridInstant(date, time), hours, [])).toBe(answered);
});

test('the day is the one in Madrid', () => {
  expect(replyDay(new Date('2026-07-14T22:30:00Z'), 24, [])).toBe('2026-07-16');
});

describe('a holiday that the firm adds', () => {
  const received = madridInstant('2026-11-17', '10:00');
  const before = madridInstant('2026-11-17', '09:00');
  const after = madridInstant('2026-11-17', '11:00');
  const day = (addedAt: Date, removedAt: Date | null) =>
    replyDay(received, 24, [{ date: '2026-11-18', name: 'Fiesta local', addedAt, removedAt }]);

  test('is no day of an answer that is promised from then on', () => {
    expect(day(before, null)).toBe('2026-11-19');
    expect(day(before, before)).toBe('2026-11-18');
  });

  test('moves no promise that was given, neither when it comes nor when it goes', () => {
    expect(day(after, null)).toBe('2026-11-18');
    expect(day(before, after)).toBe('2026-11-19');
  });
});

test.each([
  ['Tuesday morning', '2026-11-17', '10:00', 24, '2026-11-18', '10:00'],
  ['Thursday, for two days: Saturday', '2026-11-19', '10:00', 48, '2026-11-23', '10:00'],
  ['Sunday just before midnight', '2026-11-22', '23:59', 24, '2026-11-23', '23:59'],
  ['Friday before two holidays', '2026-12-04', '18:00', 48, '2026-12-09', '18:00'],
])('what comes on %s is due at that hour of a working day', (_, date, time, hours, day, hour) => {
  expect(replyDeadline(madridInstant(date, time), hours, [])).toEqual(madridInstant(day, hour));
});

test('the clock change does not move it by an hour more than the promise', () => {
  const received = madridInstant('2026-10-23', '10:00');
  // Sunday, 25 October, has 25 hours: 48 hours end at 9:00.
  expect(replyDeadline(received, 48, [])).toEqual(madridInstant('2026-10-26', '09:00'));
});

test('it is on the day that the receipt names, whenever the question comes', () => {
  const local = [
    { date: '2026-02-18', name: 'Fiesta local', addedAt: new Date('2026-02-16T05:00:00Z'), removedAt: null },
    { date: '2026-07-15', name: 'Otra', addedAt: new Date(0), removedAt: new Date('2026-07-14T05:00:00Z') },
  ];
  for (let hour = 0; hour < 24 * 400; hour += 5) {
    const received = new Date(Date.UTC(2026, 0, 1, hour));
    for (const hours of [24, 48]) {
      expect(madridDate(replyDeadline(received, hours, local))).toBe(replyDay(received, hours, local));
    }
  }
});
