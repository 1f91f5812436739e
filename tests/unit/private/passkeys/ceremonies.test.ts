import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { createPasskey, secretOfPasskey, touchPasskey } from '@/components/private/keys/passkey';

const SECRET = new Uint8Array(32).fill(7);
const bytes = new Uint8Array([1]).buffer;

/** A device: one fault for each question, in their order, or none. */
function device(...faults: (string | null)[]) {
  const asked: unknown[] = [];
  const answer = async ({ publicKey }: CredentialCreationOptions & CredentialRequestOptions) => {
    const prf = publicKey?.extensions?.prf;
    asked.push(prf?.eval?.first ? 'secret' : 'plain');
    const fault = faults.shift();
    if (fault) throw new DOMException(fault, fault);
    return {
      id: 'AQ',
      rawId: bytes,
      type: 'public-key',
      response: { clientDataJSON: bytes, attestationObject: bytes, authenticatorData: bytes, signature: bytes },
      getClientExtensionResults: () => (prf ? { prf: { enabled: true, results: { first: SECRET.buffer } } } : {}),
    };
  };
  const browser = {
    PublicKeyCredential: class {},
    location: { hostname: 'localhost' },
    navigator: { credentials: { create: answer, get: answer } },
  };
  for (const [name, value] of Object.entries(browser)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  return asked;
}

const creation = {
  challenge: 'AQ',
  rp: { id: 'localhost', name: 'x' },
  user: { id: 'AQ', name: 'x', displayName: 'x' },
  pubKeyCredParams: [],
  extensions: { prf: {} },
} as PublicKeyCredentialCreationOptionsJSON;
const request = { challenge: 'AQ', rpId: 'localhost' } as PublicKeyCredentialRequestOptionsJSON;

const CEREMONIES = {
  'a new passkey': () => createPasskey(creation, 'espacio'),
  'a touch': () => touchPasskey(request, 'mesa'),
};

describe.each(Object.entries(CEREMONIES))('%s', (_, ceremony) => {
  test.each(['UnknownError', 'NotSupportedError', 'ConstraintError'])(
    'is asked for once more without a secret after %s',
    async (fault) => {
      const asked = device(fault);
      await ceremony();
      expect(asked).toEqual(['secret', 'plain']);
    },
  );

  test.each([
    ['NotAllowedError', 'key_refused'],
    ['AbortError', 'key_refused'],
    ['InvalidStateError', 'key_known'],
  ])('is not asked for again after %s', async (fault, code) => {
    const asked = device(fault);
    await expect(ceremony()).rejects.toMatchObject({ code });
    expect(asked).toEqual(['secret']);
  });

  test.each([
    ['UnknownError', 'key_failed'],
    ['NotAllowedError', 'key_refused'],
  ])('that fails without a secret too says so: %s', async (fault, code) => {
    device('UnknownError', fault);
    await expect(ceremony()).rejects.toMatchObject({ code });
  });
});

test('without a fault one question brings the secret, which is in no answer for the server', async () => {
  const asked = device();
  expect((await touchPasskey(request, 'mesa')).secret).toEqual(SECRET);
  expect((await createPasskey(creation, 'mesa')).clientExtensionResults).toEqual({ prf: { enabled: true } });
  expect(asked).toEqual(['secret', 'secret']);
});

test('a passkey that fails at the secret derives none, and one that was not touched may yet', async () => {
  device('UnknownError');
  expect(await secretOfPasskey('AQ', 'espacio')).toBeNull();
  device('NotAllowedError');
  await expect(secretOfPasskey('AQ', 'espacio')).rejects.toMatchObject({ code: 'key_refused' });
  device();
  expect(await secretOfPasskey('AQ', 'espacio')).toEqual(SECRET);
});
