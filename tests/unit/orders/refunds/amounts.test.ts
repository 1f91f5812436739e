import { keptAmount, refundableAmount } from '@/lib/orders/refunds/amounts';

test.each([
  [0, 0, 9900, 9900],
  [4000, 0, 9900, 5900],
  [0, 4000, 5900, 5900],
  [4000, 5900, 4000, 0],
  // Paid back, and taken back by the bank as well.
  [9900, 9900, 0, 0],
])('of 99 euros, with %i paid back and %i lost', (amountRefunded, amountLost, refundable, kept) => {
  const order = { totalAmount: 9900, amountRefunded, amountLost };
  expect(refundableAmount(order)).toBe(refundable);
  expect(keptAmount(order)).toBe(kept);
});
