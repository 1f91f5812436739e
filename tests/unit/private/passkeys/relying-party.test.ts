import { relyingParty } from '@/lib/private/passkeys/relying-party';

test.each([
  ['https://www.sofa.example', 'www.sofa.example', 'https://www.sofa.example'],
  ['https://sofa.example:8443/', 'sofa.example', 'https://sofa.example:8443'],
  ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
  ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
  ['http://[::1]:3000', 'localhost', 'http://localhost:3000'],
])('passkeys of %s belong to %s and come from %s', (address, id, origin) => {
  expect(relyingParty(address)).toMatchObject({ id, origin });
});

test.each(['http://192.168.1.20:3000', 'http://[2001:db8::1]'])('%s has no name, so it has no passkeys', (address) => {
  expect(relyingParty(address)).toBeNull();
});
