import { countedMailbox } from '@/lib/shared/person/counted-mailbox';

test.each([
  ['eva@example.com', 'eva@example.com'],
  ['eva+compras@example.com', 'eva@example.com'],
  ['eva+a+b@example.com', 'eva@example.com'],
  ['eva.ruiz@example.com', 'eva.ruiz@example.com'],
  ['eva.ruiz@gmail.com', 'evaruiz@gmail.com'],
  ['e.v.a.ruiz+x@googlemail.com', 'evaruiz@gmail.com'],
  ['+eva@example.com', '+eva@example.com'],
])('%s counts as %s', (address, counted) => {
  expect(countedMailbox(address)).toBe(counted);
});
