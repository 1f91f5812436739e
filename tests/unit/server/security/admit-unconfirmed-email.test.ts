import { unconfirmedEmailCap } from '@/lib/server/security/admit-unconfirmed-email';

test('a provider is named and has a larger cap; a domain that may be personal is not named', () => {
  expect(unconfirmedEmailCap('gmail.com')).toEqual({ provider: 'gmail.com', cap: 400 });
  expect(unconfirmedEmailCap('familia-ruiz.es')).toEqual({ provider: null, cap: 60 });
  expect(unconfirmedEmailCap('mail.gmail.com')).toEqual({ provider: null, cap: 60 });
});
