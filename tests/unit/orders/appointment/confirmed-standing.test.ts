import { confirmedStanding } from '@/lib/orders/appointment/rules';

const [confirmed, cancelled] = [{ status: 'confirmed' }, { status: 'cancelled' }] as const;

test.each([
  ['confirmed', [confirmed], []],
  ['confirmed', [], []],
  ['confirmed', [confirmed, cancelled], []],
  ['without-hour', [cancelled], []],
  ['withdrawn', [cancelled], [{}]],
  ['withdrawn', [confirmed], [{}]],
] as const)('%s', (standing, bookings, withdrawals) => {
  expect(confirmedStanding({ bookings, withdrawals })).toBe(standing);
});
