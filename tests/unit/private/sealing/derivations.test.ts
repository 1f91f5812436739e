import { createHash, hkdfSync } from 'node:crypto';
import { bech32 } from '@scure/base';
import { deriveBoundIdentity, deriveIdentity, deriveMacKey, deriveProof } from '@/lib/private/sealing/derive';
import { fingerprint } from '@/lib/private/sealing/fingerprint';
import { recipientOf, scalarOf } from '@/lib/private/sealing/identity';
import { parsePhrase } from '@/lib/private/sealing/phrase';
import { prfInput } from '@/lib/private/sealing/prf-input';
import { boundLabel, type Realm, type Way } from '@/lib/private/sealing/realm';
import { macOf } from '@/lib/private/sealing/recipient-mac';
import { parseRecoveryKey, recoverySecret } from '@/lib/private/sealing/recovery-key';
import { stretchPhrase } from '@/lib/private/sealing/stretch-phrase';

/*
 * What these vectors say must never change: with other values nothing that was sealed could be opened again.
 */

const PRF = Uint8Array.from({ length: 32 }, (_, index) => index);

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

function recoveryOf(text: string) {
  const parsed = parseRecoveryKey(text);
  if (!parsed.ok) throw new Error(parsed.reason);
  return recoverySecret(parsed.key);
}

async function phraseSecret() {
  const parsed = parsePhrase('abaco abdomen abeja abierto abogado abono');
  if (!parsed.ok) throw new Error(parsed.reason);
  return stretchPhrase(parsed.phrase, {
    kind: 'argon2id',
    salt: 'AAECAwQFBgcICQoLDA0ODw',
    memoryKiB: 64,
    passes: 2,
  });
}

describe('fixed vectors', () => {
  test.each<[Realm, Way, string]>([
    ['espacio', 'passkey', 'age1xy3euaqm4yee2ujarwsfyrxmvzn4x928y86dfxfq34d8qt2dcdaqfsrtq3'],
    ['mesa', 'passkey', 'age1g9qc4zs4da3vexc7xqktnwk3pnvcstvzsa4gm7aehcej9ha5xpjsdkurx2'],
    ['espacio', 'recovery', 'age1xrul809ssnhxnx8z4zsac36k0u3quk2jarlsx9l3kxvcq7kfsp2qj3gvne'],
    ['mesa', 'recovery', 'age10lz6kadjzvgwhhs8y2y09ln9cnhadj79w6frmdz5wkgsvlzfvq9s0ufux3'],
    ['espacio', 'phrase', 'age124qvthv9wze4ejfd98cm8357kxs5jv56skak9k8x0lp98hrxmfqq64mnx2'],
  ])('the identity of a %s by %s', async (realm, way, recipient) => {
    const secrets = {
      passkey: () => PRF,
      recovery: () => recoveryOf('0123-4567-89AB-CDEF-GHJK-MNPQ-RSJR'),
      phrase: phraseSecret,
    };
    const identity = await deriveIdentity(await secrets[way](), realm, way);
    expect(await recipientOf(identity)).toBe(recipient);
  });

  test.each<[Way, string, string]>([
    [
      'passkey',
      'age1sc4tf9pjt5d2jvf2huqly9nt53zx92q4p9p06sq7y2gm4zyjn3wsxcpfnt',
      'Zpth84DlmBK5Ou8OIYcegG-9DuMxzDhfHxtq_HpJzc0',
    ],
    [
      'phrase',
      'age1mu8skddeklnfdshh6e3szrhyr6x42j7mwnkapt4nyu3dl3a6047s5kfdv9',
      '3KgtXBIYTPPDJe50Ugept1ap_7czYRIP_gSZGzAh4D8',
    ],
    [
      'recovery',
      'age1qwvn0chr88ny7f6p4u53es3d6ccxhvw6lkscyuzzeyd6xqsz5vns0xcfn0',
      'kDqTx9ss0LHlwSwU7GejvhPuwyesSCNZE9KTDvnqCuo',
    ],
  ])('the identity of a %s whose wrap has a MAC, and such a MAC', async (way, recipient, mac) => {
    expect(await recipientOf(await deriveBoundIdentity(PRF, way))).toBe(recipient);
    const vouched = await recipientOf(await deriveIdentity(PRF, 'espacio', 'passkey'));
    const label = boundLabel(way, 'sello');
    expect(await macOf(await deriveMacKey(PRF, label), { label, recipient: vouched })).toBe(mac);
  });

  test('the proofs of a phrase and of a recovery key', async () => {
    expect(await deriveProof(PRF, 'espacio', 'phrase')).toBe('JJ4g-q-IJC1g3E3cAfa7r7dDl-8pTzuepnyYocqpcjc');
    expect(await deriveProof(PRF, 'espacio', 'recovery')).toBe('iYdVTScGOTHXEjHsdaQtetIcBymdMWy0OhYkhPYBQtI');
    expect(await deriveProof(PRF, 'mesa', 'recovery')).toBe('c_Un60KT_uf6vxnPCaPBfFKPUmsXyJDKtkiOLCz7Geo');
  });

  test('a stretched phrase', async () => {
    expect(hex(await phraseSecret())).toBe('634a70a66a5e05b87eb0837bb46d8a35bfa6834e6dbd134b8818dd7f8213ea43');
  });

  test('what a passkey is asked to derive from', async () => {
    expect(hex(await prfInput('espacio'))).toBe(
      createHash('sha256').update('elsofadeldinero/espacio/prf/v1').digest('hex'),
    );
    expect(await prfInput('mesa')).not.toEqual(await prfInput('espacio'));
  });
});

test('an identity is HKDF-SHA-256 with the label of its realm and way, as age writes it', async () => {
  const identity = await deriveIdentity(PRF, 'espacio', 'passkey');
  const scalar = Buffer.from(hkdfSync('sha256', PRF, '', 'espacio/v1/passkey', 32));
  expect(hex(scalarOf(identity))).toBe(scalar.toString('hex'));
  expect(identity).toBe(bech32.encodeFromBytes('AGE-SECRET-KEY-', scalar).toUpperCase());
  expect(Buffer.from(await deriveProof(PRF, 'espacio', 'phrase'), 'base64url')).toEqual(
    Buffer.from(hkdfSync('sha256', PRF, '', 'espacio/v1/frase/prueba', 32)),
  );
});

test('no two realms, ways or uses have anything in common', async () => {
  const realms = ['espacio', 'mesa'] as const;
  const ways = ['passkey', 'phrase', 'recovery'] as const;
  const identities = await Promise.all([
    ...realms.flatMap((realm) => ways.map((way) => deriveIdentity(PRF, realm, way))),
    ...ways.map((way) => deriveBoundIdentity(PRF, way)),
  ]);
  const proofs = await Promise.all(
    realms.flatMap((realm) => (['phrase', 'recovery'] as const).map((way) => deriveProof(PRF, realm, way))),
  );
  const secrets = [
    ...identities.map((one) => hex(scalarOf(one))),
    ...proofs.map((one) => Buffer.from(one, 'base64url').toString('hex')),
  ];
  expect(new Set(secrets).size).toBe(13);
});

test('a fingerprint is 64 bits of the key’s SHA-256 in groups of four', async () => {
  const recipient = await recipientOf(await deriveIdentity(PRF, 'mesa', 'passkey'));
  const digits = createHash('sha256').update(recipient).digest('hex').slice(0, 16).toUpperCase();
  expect((await fingerprint(recipient)).replaceAll('-', '')).toBe(digits);
  expect(await fingerprint(recipient)).toMatch(/^([0-9A-F]{4}-){3}[0-9A-F]{4}$/);
});
