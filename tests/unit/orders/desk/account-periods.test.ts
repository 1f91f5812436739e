import { accountDays } from '@/lib/orders/desk/account-periods';

test.each([
  ['this-quarter', '2026-11-23', '2026-10-01', '2027-01-01'],
  ['last-quarter', '2026-11-23', '2026-07-01', '2026-10-01'],
  ['last-quarter', '2026-03-31', '2025-10-01', '2026-01-01'],
  ['this-quarter', '2026-04-01', '2026-04-01', '2026-07-01'],
  ['this-year', '2026-12-31', '2026-01-01', '2027-01-01'],
  ['last-year', '2026-01-01', '2025-01-01', '2026-01-01'],
] as const)('%s on %s lasts from %s to before %s', (period, today, from, until) => {
  expect(accountDays(period, today)).toEqual({ from, until });
});
