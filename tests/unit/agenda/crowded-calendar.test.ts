import { addMinutes } from 'date-fns';
import { judgeCrowding } from '@/lib/agenda/crowded-calendar';
import type { UnpaidClaim } from '@/lib/agenda/unpaid-claims';
import { madridInstant } from '@/lib/shared/madrid-time';

const now = madridInstant('2026-06-20', '12:00');

/** One hour each, one a minute, by ten networks. */
function claims(count: number): UnpaidClaim[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    kind: 'hold',
    orderId: null,
    hours: 1,
    claimant: `network-${index % 10}`,
    claimedAt: addMinutes(now, index - 200),
  }));
}

test('half of the calendar kept unpaid is no condition', () => {
  expect(judgeCrowding(claims(94), 189)).toEqual([]);
});

test('more than half is one, since the claim that made it more', () => {
  expect(judgeCrowding(claims(120), 189)).toEqual([
    {
      kind: 'calendar-crowded',
      key: 'calendar',
      since: addMinutes(now, 94 - 200),
      figures: { unpaidHours: 120, bookableHours: 189, networks: 10 },
    },
  ]);
});
