import { barsRefunds, isClosed } from '@/lib/orders/disputes/dispute-state';

test.each([
  ['needs_response', false, true],
  ['under_review', false, true],
  ['warning_needs_response', true, false],
  ['won', false, false],
  ['lost', false, false],
  ['prevented', false, false],
  // A word that Stripe adds later.
  ['appeal_of_another_kind', false, true],
])('%s bars refunds as long as the dispute is open and no inquiry', (status, isRefundable, bars) => {
  expect(barsRefunds([{ status, isRefundable }])).toBe(bars);
});

test('a dispute is over in Stripe’s words only', () => {
  expect(['won', 'lost', 'warning_closed', 'prevented'].every(isClosed)).toBe(true);
  expect(isClosed('under_review')).toBe(false);
});
