import type { Claim } from '@/lib/agenda/obstacles/obstacle';
import { DEFAULT_RULES, type SchedulingRules } from '@/lib/agenda/rules/scheduling-rules';
import { bookableHours, slotInterval, slotRefusal, slotsByDay } from '@/lib/agenda/slots';
import { madridInstant } from '@/lib/shared/madrid-time';

// Wednesday and Thursday.
const today = '2026-06-17';
const tomorrow = '2026-06-18';
const now = madridInstant(today, '08:30');

const rules = (set: Partial<SchedulingRules>): SchedulingRules => ({ ...DEFAULT_RULES, ...set });

function free(date: string, set: Partial<SchedulingRules>, claims: Claim[] = [], duration = 60) {
  const [day] = slotsByDay({ start: date, end: date }, duration, now, claims, rules(set));
  return day?.slots.filter(({ status }) => status === 'free').map(({ time }) => Number(time.slice(0, 2)));
}

const claim = (time: string, duration = 60, kind: Claim['kind'] = 'appointment'): Claim => ({
  ...slotInterval(tomorrow, time, duration),
  kind,
});

test('as long as nothing is set the day has its nine hours', () => {
  expect(free(tomorrow, {})).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17]);
});

describe('weekly hours', () => {
  const mornings = [9, 10, 11, 12];
  const weeklyHours = [mornings, mornings, mornings, [9, 10, 12], []];

  test('that are not worked are not offered, and cannot be claimed', () => {
    expect(free(tomorrow, { weeklyHours })).toEqual([9, 10, 12]);
    expect(slotRefusal(tomorrow, '11:00', 60, now, rules({ weeklyHours }))).toBe('time-not-offered');
    expect(slotRefusal(tomorrow, '12:00', 60, now, rules({ weeklyHours }))).toBeNull();
    expect(free('2026-06-19', { weeklyHours })).toEqual([]);
  });

  test('bar an appointment that would run into one', () => {
    expect(free(tomorrow, { weeklyHours }, [], 90)).toEqual([9]);
    expect(slotRefusal(tomorrow, '10:00', 90, now, rules({ weeklyHours }))).toBe('time-not-offered');
  });
});

describe('a holiday', () => {
  const december = madridInstant('2026-12-01', '08:00');

  test('on which the office is open is a day like any other', () => {
    const open = rules({ openHolidays: ['2026-12-08'] });
    const day = (set: SchedulingRules) =>
      slotsByDay({ start: '2026-12-08', end: '2026-12-08' }, 60, december, [], set)[0];
    expect(day(DEFAULT_RULES)).toMatchObject({ slots: [], holiday: expect.any(String) });
    expect(day(open)?.slots).toHaveLength(9);
    expect(day(open)?.holiday).toBeUndefined();
    expect(slotRefusal('2026-12-08', '10:00', 60, december, open)).toBeNull();
  });
});

describe('the notice', () => {
  test('bars the hours that begin too soon, to the minute', () => {
    expect(free(today, { noticeHours: 2 })).toEqual([11, 12, 13, 14, 15, 16, 17]);
    expect(slotRefusal(today, '10:00', 60, now, rules({ noticeHours: 2 }))).toBe('too-soon');
    expect(slotRefusal(today, '11:00', 60, madridInstant(today, '09:00'), rules({ noticeHours: 2 }))).toBeNull();
    expect(slotRefusal(tomorrow, '08:00', 60, now, rules({ noticeHours: 48 }))).toBe('time-not-offered');
    expect(slotRefusal(tomorrow, '09:00', 60, now, rules({ noticeHours: 48 }))).toBe('too-soon');
  });
});

describe('the buffer', () => {
  test('stays free before and after an appointment, not around a block', () => {
    expect(free(tomorrow, { bufferMinutes: 15 }, [claim('12:00')])).toEqual([9, 10, 14, 15, 16, 17]);
    expect(free(tomorrow, { bufferMinutes: 15 }, [claim('12:00', 45)])).toEqual([9, 10, 13, 14, 15, 16, 17]);
    expect(free(tomorrow, { bufferMinutes: 15 }, [claim('12:00', 60, 'block')])).toEqual([
      9, 10, 11, 13, 14, 15, 16, 17,
    ]);
  });
});

describe('appointments a day', () => {
  test('fill the day once there are as many, and blocks do not count', () => {
    const claims = [claim('09:00'), claim('12:00'), claim('15:00', 60, 'block')];
    expect(free(tomorrow, { mostADay: 2 }, claims)).toEqual([]);
    expect(free(tomorrow, { mostADay: 3 }, claims)).toEqual([10, 11, 13, 14, 16, 17]);
    expect(free('2026-06-19', { mostADay: 2 }, claims)).toHaveLength(9);
  });
});

describe('a day on which the firm is away', () => {
  const isAway = (claims: Claim[], set: Partial<SchedulingRules> = {}) =>
    slotsByDay({ start: tomorrow, end: tomorrow }, 60, now, claims, rules(set))[0]?.isAway ?? false;

  test('has none of its hours left, because of time off alone: one that its other events fill is full', () => {
    expect(isAway([claim('09:00', 540, 'block')])).toBe(true);
    expect(isAway([claim('09:00', 540, 'busy')])).toBe(false);
    expect(isAway([claim('09:00', 300, 'block'), claim('14:00', 240, 'busy')])).toBe(false);
    expect(isAway([claim('09:00', 480, 'block')])).toBe(false);
    expect(isAway([claim('09:00', 480, 'block'), claim('17:00')])).toBe(false);
    expect(isAway([claim('09:00', 540, 'busy'), claim('17:00')], { mostADay: 1 })).toBe(false);
    expect(isAway([])).toBe(false);
  });

  test('is none whose hours are all over, or not worked', () => {
    expect(slotsByDay({ start: today, end: today }, 60, madridInstant(today, '19:00'), [])[0]?.isAway).toBeUndefined();
    expect(isAway([claim('09:00', 540, 'block')], { weeklyHours: [[], [], [], [], []] })).toBe(false);
  });
});

describe('what can be booked', () => {
  test('is what is worked, on opened holidays too', () => {
    const monday = madridInstant('2026-06-22', '08:00');
    const mornings = Array.from({ length: 5 }, () => [9, 10]);
    // Thirty-one days from a Monday on have 23 from Monday to Friday.
    expect(bookableHours(monday, rules({}))).toBe(23 * 9);
    expect(bookableHours(monday, rules({ weeklyHours: mornings }))).toBe(23 * 2);
    expect(bookableHours(madridInstant('2026-06-22', '09:30'), rules({ weeklyHours: mornings }))).toBe(23 * 2 - 1);
    const december = madridInstant('2026-12-08', '08:00');
    const open = rules({ openHolidays: ['2026-12-08'] });
    expect(bookableHours(december, open) - bookableHours(december, rules({}))).toBe(9);
  });
});
