import { madridDate, madridInstant } from '@/lib/shared/madrid-time';
import { replyDay } from '@/lib/shared/working-days/reply-day';
import { replyDeadline } from '@/lib/shared/working-days/reply-deadline';

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
