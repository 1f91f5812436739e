import { addMinutes } from 'date-fns';
import { claimsThatGiveWay } from '@/lib/agenda/claims-that-give-way';
import type { UnpaidClaim } from '@/lib/agenda/unpaid-claims';

const now = new Date('2026-11-18T10:00:00Z');

/** Claims of one network, oldest first, the first of them this many minutes old. */
function claims(claimant: string | null, kind: UnpaidClaim['kind'], count: number, age = 14, hours = 1): UnpaidClaim[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${claimant}-${kind}-${index}`,
    kind,
    orderId: kind === 'order' ? `${claimant}-${index}` : null,
    hours,
    claimant,
    claimedAt: addMinutes(now, index / 1000 - age),
  }));
}

const ids = (given: UnpaidClaim[]) => given.map(({ id }) => id);

test('nothing gives way as long as there is room', () => {
  expect(claimsThatGiveWay(claims('a', 'hold', 20), 20, now)).toEqual([]);
});

test('the oldest holds of the network that keeps most go, until there is room', () => {
  const given = [...claims('a', 'hold', 12), ...claims('b', 'hold', 14)];
  expect(ids(claimsThatGiveWay(given, 23, now))).toEqual(['b-hold-0', 'b-hold-1', 'a-hold-0']);
});

test('nine hours are left to each network, however full the calendar is', () => {
  const given = [...claims('a', 'hold', 9), ...claims('b', 'hold', 10), ...claims('c', 'hold', 3)];
  expect(ids(claimsThatGiveWay(given, 5, now))).toEqual(['b-hold-0']);
});

test('claims without a network are each one of their own', () => {
  expect(claimsThatGiveWay(claims(null, 'hold', 30), 5, now)).toEqual([]);
});

test('orders go only after all holds, and only those that are as old as a hold becomes', () => {
  const given = [...claims('a', 'order', 10, 20), ...claims('a', 'hold', 2), ...claims('a', 'order', 1, 14)];
  expect(ids(claimsThatGiveWay(given, 10, now))).toEqual(['a-hold-0', 'a-hold-1', 'a-order-0']);
  expect(claimsThatGiveWay(claims('a', 'order', 20, 14), 10, now)).toEqual([]);
});

test('a claim of two hours counts twice', () => {
  const given = claims('a', 'hold', 8, 14, 2);
  expect(ids(claimsThatGiveWay(given, 13, now))).toEqual(['a-hold-0', 'a-hold-1']);
});
