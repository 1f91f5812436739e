import { addHours, addMinutes } from 'date-fns';
import fc from 'fast-check';
import { isReminderTooLate, remindersFor, reminderTime } from '@/lib/orders/appointment/reminder-times';
import { madridInstant } from '@/lib/shared/madrid-time';

const appointment = (day: string, time = '11:00') => {
  const startsAt = madridInstant(day, time);
  return { startsAt, endsAt: addHours(startsAt, 1) };
};

test('a day before, two hours before, and at ten on the day after', () => {
  const hour = appointment('2026-12-01');
  expect(reminderTime('day-before', hour)).toEqual(madridInstant('2026-11-30', '11:00'));
  expect(reminderTime('two-hours', hour)).toEqual(madridInstant('2026-12-01', '09:00'));
  expect(reminderTime('day-after', hour)).toEqual(madridInstant('2026-12-02', '10:00'));
});

test('across a change of the clocks a day has 24 hours, and the morning after is at ten', () => {
  const hour = appointment('2026-03-29', '09:00');
  expect(reminderTime('day-before', hour)).toEqual(addHours(hour.startsAt, -24));
  expect(reminderTime('day-after', appointment('2026-10-24'))).toEqual(madridInstant('2026-10-25', '10:00'));
});

test.each([
  [27 * 60, ['day-before', 'two-hours', 'day-after']],
  [26 * 60, ['day-before', 'two-hours', 'day-after']],
  [26 * 60 - 1, ['two-hours', 'day-after']],
  [3 * 60, ['two-hours', 'day-after']],
  [3 * 60 - 1, ['day-after']],
])('an hour that is taken %d minutes ahead gets %j', (minutes, kinds) => {
  const hour = appointment('2026-12-01');
  expect(remindersFor(hour, addMinutes(hour.startsAt, -minutes))).toEqual(kinds);
});

test('a reminder that comes late says nothing once the next is due, or the session has begun', () => {
  const hour = appointment('2026-12-01');
  const before = (minutes: number) => addMinutes(hour.startsAt, -minutes);
  expect(isReminderTooLate('day-before', hour, before(121))).toBe(false);
  expect(isReminderTooLate('day-before', hour, before(120))).toBe(true);
  expect(isReminderTooLate('two-hours', hour, before(1))).toBe(false);
  expect(isReminderTooLate('two-hours', hour, before(0))).toBe(true);
  expect(isReminderTooLate('day-after', hour, addHours(hour.startsAt, 100))).toBe(false);
});

test('what is queued is due in the future, and not too late when it is', () => {
  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2035-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 31 * 24 * 60 }), (now, ahead) => {
      const startsAt = addMinutes(now, ahead);
      const hour = { startsAt, endsAt: addHours(startsAt, 1) };
      for (const kind of remindersFor(hour, now)) {
        const due = reminderTime(kind, hour);
        expect(due >= now).toBe(true);
        expect(isReminderTooLate(kind, hour, due)).toBe(false);
      }
    }),
    { seed: 14, numRuns: 300 },
  );
});
