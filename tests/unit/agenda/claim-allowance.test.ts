import { claimAllowance } from '@/lib/agenda/claim-allowance';
import { STARTS } from '@/lib/agenda/opening-hours';
import { hoursTaken } from '@/lib/agenda/slots';
import { OPEN_ORDERS } from '@/lib/orders/insert-order';

test('of 189 bookable hours one network may keep 37 unpaid, 24 of them as holds', () => {
  expect(claimAllowance(189)).toMatchObject({ network: 37, held: 24, site: 56, prefix: 75, calendar: 94 });
});

test.each([180, 189, 198, 207])('of %s hours no network has more than a fifth, no /48 more than two', (hours) => {
  const { network, held, site, prefix, calendar } = claimAllowance(hours);
  expect(network).toBeLessThanOrEqual(hours / 5);
  expect(held).toBeLessThanOrEqual((network * 2) / 3);
  expect(network).toBeLessThan(site);
  expect(site).toBeLessThan(prefix);
  expect(prefix).toBeLessThan(calendar);
});

test('an office of twenty people fits, each with an hour, held first', () => {
  expect(claimAllowance(180).held).toBeGreaterThanOrEqual(20);
  expect(OPEN_ORDERS.network).toBeGreaterThanOrEqual(20);
});

test('a day has nine starts, so that no network can keep more than nine hours of one day', () => {
  expect(STARTS).toHaveLength(9);
});

test.each([0, 4, 13])('of a calendar with %s hours a network may still hold the longest appointment', (hours) => {
  const { network, held, site, prefix } = claimAllowance(hours);
  expect(held).toBeGreaterThanOrEqual(hoursTaken(90));
  expect([site, prefix].every((wider) => wider >= network)).toBe(true);
});
