import { registrationAnswer, touchAnswer } from '@/lib/private/passkeys/answers';

const credential = { id: 'AQID', rawId: 'AQID', type: 'public-key' };
const created = { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'oA' } };
const touched = { ...credential, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } };

test('an answer may say whether its passkey derives secrets', () => {
  for (const prf of [{}, { enabled: true }, { enabled: false }]) {
    expect(registrationAnswer.safeParse({ ...created, clientExtensionResults: { prf } }).success).toBe(true);
  }
  expect(touchAnswer.safeParse({ ...touched, clientExtensionResults: {} }).success).toBe(true);
});

test('an answer with a secret is refused', () => {
  const clientExtensionResults = { prf: { enabled: true, results: { first: 'c2VjcmV0' } } };
  expect(registrationAnswer.safeParse({ ...created, clientExtensionResults }).success).toBe(false);
  expect(touchAnswer.safeParse({ ...touched, clientExtensionResults }).success).toBe(false);
});

test('other extensions and fields are left out', () => {
  const parsed = touchAnswer.parse({ ...touched, clientExtensionResults: { appid: true }, more: 1 });
  expect(parsed).toEqual({ ...touched, clientExtensionResults: {} });
});
