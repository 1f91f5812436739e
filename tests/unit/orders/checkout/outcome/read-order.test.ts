import { outcomeOf } from '@/components/orders/checkout/outcome/read-order';

test.each([
  ['pending', 'unpaid', null],
  ['pending', 'processing', null],
  ['confirmed', 'paid', 'confirmed'],
  ['confirmed', 'processing', null],
  ['needs_attention', 'paid', 'needs-attention'],
  ['refunded', 'refunded', 'refunded'],
  ['expired', 'unpaid', 'unpaid'],
  ['cancelled', 'unpaid', 'unpaid'],
  ['failed', 'unpaid', 'unpaid'],
  ['expired', 'processing', 'unclear'],
  ['cancelled', 'paid', 'unclear'],
] as const)('an order that is %s with its payment %s ended as %s', (status, payment, outcome) => {
  expect(outcomeOf(status, payment)).toBe(outcome);
});

test.each([
  ['pending', null],
  ['confirmed', 'confirmed'],
  ['needs_attention', 'needs-attention'],
  ['refunded', 'refunded'],
  ['expired', 'unclear'],
  ['cancelled', 'unclear'],
  ['failed', 'unclear'],
] as const)('the bare status %s gives %s: it never says that nothing was charged', (status, outcome) => {
  expect(outcomeOf(status, null)).toBe(outcome);
});
