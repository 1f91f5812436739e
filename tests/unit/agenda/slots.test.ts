import { bookingWindow } from '@/lib/agenda/booking-window';
import type { Claim } from '@/lib/agenda/obstacles/obstacle';
import { DEFAULT_RULES } from '@/lib/agenda/rules/scheduling-rules';
import {
  bookableHours,
  hoursTaken,
  type Slot,
  slotInterval,
  slotRefusal,
  slotsByDay,
  startsFor,
} from '@/lib/agenda/slots';
import { addMadridDays, madridInstant } from '@/lib/shared/madrid-time';

const NINE_STARTS = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00'];

// Wednesday. The thirty days that follow have no holiday.
const today = '2026-06-17';
const tomorrow = '2026-06-18';
const saturday = '2026-06-20';
const sunday = '2026-06-21';
const beforeOpening = madridInstant(today, '08:00');

const booked = (date: string, time: string, duration: number): Claim => ({
  ...slotInterval(date, time, duration),
  kind: 'appointment',
});
const timesWith = (status: string, slots: Slot[]) =>
  slots.filter((slot) => slot.status === status).map(({ time }) => time);

function slotsOfDay(date: string, duration: number, now: Date, claims: Claim[]): Slot[] {
  return slotsByDay({ start: date, end: date }, duration, now, claims).flatMap(({ slots }) => slots);
}

test('an hour can start nine times a day, and an hour and a half once less', () => {
  expect(startsFor(60)).toEqual(NINE_STARTS);
  expect(startsFor(90)).toEqual(NINE_STARTS.slice(0, -1));
  expect(startsFor(540)).toEqual(['09:00']);
  expect(startsFor(541)).toEqual([]);
});

test('bookable are the starts of the working days of the window that are not past', () => {
  expect(bookableHours(madridInstant(saturday, '12:00'), DEFAULT_RULES)).toBe(21 * 9);
  expect(bookableHours(beforeOpening, DEFAULT_RULES)).toBe(23 * 9);
  expect(bookableHours(madridInstant(today, '15:00'), DEFAULT_RULES)).toBe(22 * 9 + 2);
  expect(bookableHours(madridInstant(today, '20:00'), DEFAULT_RULES)).toBe(22 * 9);
});

test('an appointment takes every hour that it touches', () => {
  expect([15, 60, 61, 90, 120, 540].map(hoursTaken)).toEqual([1, 1, 2, 2, 2, 9]);
});

test('every start of a working day is free as long as nobody has taken one', () => {
  expect(slotsOfDay(tomorrow, 60, beforeOpening, [])).toEqual(NINE_STARTS.map((time) => ({ time, status: 'free' })));
});

test('a period has every one of its days, both ends included, and each claim on its own', () => {
  const days = slotsByDay({ start: '2026-06-16', end: sunday }, 60, beforeOpening, [booked(tomorrow, '12:00', 60)]);
  expect(days.map(({ date, slots }) => [date, slots.length, timesWith('booked', slots)])).toEqual([
    ['2026-06-16', 0, []],
    [today, 9, []],
    [tomorrow, 9, ['12:00']],
    ['2026-06-19', 9, []],
    [saturday, 0, []],
    [sunday, 0, []],
  ]);
});

test('weekends have no slots', () => {
  for (const day of [saturday, sunday]) {
    expect(slotsOfDay(day, 60, beforeOpening, [])).toEqual([]);
    expect(slotRefusal(day, '10:00', 60, beforeOpening)).toBe('date-on-weekend');
  }
});

describe('a holiday', () => {
  // Friday; Monday and Tuesday are holidays.
  const friday = '2026-12-04';
  const now = madridInstant(friday, '08:00');

  test('has no slots, and says which it is', () => {
    expect(slotsByDay({ start: '2026-12-06', end: '2026-12-08' }, 60, now, [])).toEqual([
      { date: '2026-12-06', slots: [] },
      { date: '2026-12-07', slots: [], holiday: 'Día de la Constitución Española' },
      { date: '2026-12-08', slots: [], holiday: 'Inmaculada Concepción' },
    ]);
    expect(slotsOfDay('2026-12-09', 60, now, [])).toHaveLength(9);
  });

  test('is refused for what it is', () => {
    expect(slotRefusal('2026-12-08', '10:00', 60, now)).toBe('date-on-holiday');
    expect(slotRefusal('2026-12-09', '10:00', 60, now)).toBeNull();
    // On a Saturday it makes no difference.
    expect(slotRefusal('2026-05-02', '10:00', 60, madridInstant('2026-04-20', '08:00'))).toBe('date-on-weekend');
  });

  test('has no bookable hours, today or later', () => {
    // From 4 December to 3 January are 21 days from Monday to Friday, four of them holidays.
    expect(bookableHours(now, DEFAULT_RULES)).toBe(17 * 9);
    expect(bookableHours(madridInstant('2026-12-08', '08:00'), DEFAULT_RULES)).toBe(19 * 9);
  });
});

test('the window is today and the thirty days that follow', () => {
  const { first, last } = bookingWindow(beforeOpening);
  expect([first, last]).toEqual([today, '2026-07-17']);
  expect(slotsOfDay(last, 60, beforeOpening, [])).toHaveLength(9);
  expect(slotRefusal(last, '10:00', 60, beforeOpening)).toBeNull();
  for (const outside of [addMadridDays(first, -1), addMadridDays(last, 3), '2020-01-01', '2099-01-01']) {
    expect(slotsOfDay(outside, 60, beforeOpening, [])).toEqual([]);
    expect(slotRefusal(outside, '10:00', 60, beforeOpening)).toBe('date-outside-window');
  }
});

test('today is the day in Madrid, whatever the day elsewhere', () => {
  const justAfterMidnight = new Date('2026-07-14T22:30:00Z');
  expect(bookingWindow(justAfterMidnight)).toEqual({ first: '2026-07-15', last: '2026-08-14' });
  expect(slotRefusal('2026-07-14', '10:00', 60, justAfterMidnight)).toBe('date-outside-window');
});

test('a start is past from the second it begins', () => {
  const at = (instant: Date) => timesWith('past', slotsOfDay(today, 60, instant, []));
  expect(at(new Date(madridInstant(today, '11:00').getTime() - 1))).toEqual(['09:00', '10:00']);
  expect(at(madridInstant(today, '11:00'))).toEqual(['09:00', '10:00', '11:00']);
  expect(at(madridInstant(today, '17:00'))).toEqual(NINE_STARTS);
  expect(slotRefusal(today, '11:00', 60, madridInstant(today, '11:00'))).toBe('time-past');
  expect(slotRefusal(today, '12:00', 60, madridInstant(today, '11:00'))).toBeNull();
});

test('a start that is over is past even if it was booked', () => {
  const slots = slotsOfDay(today, 60, madridInstant(today, '11:30'), [booked(today, '10:00', 60)]);
  expect(slots[1]).toEqual({ time: '10:00', status: 'past' });
});

test('a claim takes every start that would run into it, and none that only touches it', () => {
  const taken = (duration: number, ...claims: Claim[]) =>
    timesWith('booked', slotsOfDay(tomorrow, duration, beforeOpening, claims));

  expect(taken(60, booked(tomorrow, '10:00', 60))).toEqual(['10:00']);
  expect(taken(60, booked(tomorrow, '10:00', 90))).toEqual(['10:00', '11:00']);
  expect(taken(90, booked(tomorrow, '11:00', 60))).toEqual(['10:00', '11:00']);
  expect(taken(90, booked(tomorrow, '10:00', 90))).toEqual(['09:00', '10:00', '11:00']);
  expect(taken(60, booked(today, '10:00', 60))).toEqual([]);
});

test('an hour that is never offered is refused', () => {
  for (const time of ['08:00', '18:00', '09:30', '23:00']) {
    expect(slotRefusal(tomorrow, time, 60, beforeOpening)).toBe('time-not-offered');
  }
  expect(slotRefusal(tomorrow, '17:00', 90, beforeOpening)).toBe('time-not-offered');
  expect(slotRefusal(tomorrow, '16:00', 90, beforeOpening)).toBeNull();
});

describe.each([
  ['forward', '2026-03-27', '2026-03-30', '08:00:00Z', '07:00:00Z'],
  ['back', '2026-10-23', '2026-10-26', '07:00:00Z', '08:00:00Z'],
])('when clocks go %s over the weekend', (_, friday, monday, fridayNine, mondayNine) => {
  const now = madridInstant(friday, '08:00');

  test('nine in the morning stays nine in the morning', () => {
    expect(slotInterval(friday, '09:00', 60).startsAt).toEqual(new Date(`${friday}T${fridayNine}`));
    expect(slotInterval(monday, '09:00', 60).startsAt).toEqual(new Date(`${monday}T${mondayNine}`));
  });

  test('both days have their nine slots, and an appointment lasts as long as it says', () => {
    for (const day of [friday, monday]) {
      expect(slotsOfDay(day, 60, now, []).map(({ time }) => time)).toEqual(NINE_STARTS);
      const { startsAt, endsAt } = slotInterval(day, '16:00', 90);
      expect(endsAt.getTime() - startsAt.getTime()).toBe(90 * 60_000);
    }
  });

  test('an hour before opening on Monday nothing is past', () => {
    expect(timesWith('past', slotsOfDay(monday, 60, madridInstant(monday, '08:00'), []))).toEqual([]);
    expect(timesWith('past', slotsOfDay(monday, 60, madridInstant(monday, '09:00'), []))).toEqual(['09:00']);
  });

  test('the window is still thirty days long', () => {
    expect(bookingWindow(now)).toEqual({ first: friday, last: addMadridDays(friday, 30) });
  });
});
