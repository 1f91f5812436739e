import { type Claim, obstacleTo } from '@/lib/agenda/obstacles/obstacle';
import { madridInstant } from '@/lib/shared/madrid-time';

const day = '2026-06-18';
const at = (from: string, to: string) => ({ startsAt: madridInstant(day, from), endsAt: madridInstant(day, to) });
const claim = (kind: Claim['kind'], from: string, to: string): Claim => ({ ...at(from, to), kind });
const none = { bufferMinutes: 0, mostADay: null };
const wanted = at('10:00', '11:00');

test.each([
  ['time off', 'block', 'slot-blocked'],
  ['another event of the calendar', 'busy', 'slot-busy'],
  ['an appointment', 'appointment', 'slot-taken'],
] as const)('%s keeps the hours that it overlaps, and none that it touches', (_, kind, obstacle) => {
  expect(obstacleTo(wanted, [claim(kind, '10:59', '12:00')], none)).toBe(obstacle);
  expect(obstacleTo(wanted, [claim(kind, '09:00', '10:01')], none)).toBe(obstacle);
  expect(obstacleTo(wanted, [claim(kind, '11:00', '12:00'), claim(kind, '09:00', '10:00')], none)).toBeNull();
});

test('the buffer is between appointments alone, before and after', () => {
  const buffer = { ...none, bufferMinutes: 30 };
  expect(obstacleTo(wanted, [claim('appointment', '11:29', '12:00')], buffer)).toBe('slot-too-close');
  expect(obstacleTo(wanted, [claim('appointment', '09:00', '09:31')], buffer)).toBe('slot-too-close');
  expect(obstacleTo(wanted, [claim('appointment', '11:30', '12:00')], buffer)).toBeNull();
  expect(obstacleTo(wanted, [claim('block', '11:00', '12:00'), claim('busy', '09:00', '10:00')], buffer)).toBeNull();
});

test('a day is full of appointments, not of time off, and says so before anything else', () => {
  const claims = [
    claim('block', '10:00', '11:00'),
    claim('busy', '10:00', '11:00'),
    claim('appointment', '16:00', '17:00'),
  ];
  expect(obstacleTo(wanted, claims, { ...none, mostADay: 1 })).toBe('day-full');
  expect(obstacleTo(wanted, claims, { ...none, mostADay: 2 })).toBe('slot-blocked');
});
