import fc from 'fast-check';
import { bookingOfferPath, firstConsultationLink } from '@/lib/agenda/appointments/link';
import { newTokensOf, tokenHashesOf, tokensOf, unsubscribeLink } from '@/lib/letters/subscription/tokens';
import { downloadAction, downloadKey, downloadLink } from '@/lib/orders/deliverables/download-link';
import { orderLink } from '@/lib/orders/order-page/order-link';
import { statementPath } from '@/lib/orders/withdrawal/statement-link';
import { invitationLink } from '@/lib/private/staff/invite-person';
import { staffFileLink } from '@/lib/questions/consultations/open-stored-file';
import { claimedId, open, sign } from '@/lib/server/security/signed-link';
import { derivedToken, derivedTokenOf, hashDerivedToken, hashToken } from '@/lib/server/security/token';
import { keepLink } from '@/lib/space/wipe/keep-space';
import { configureServer } from '@/tests/support/stack/server-environment';

const id = '019a8f2c-4d1e-7abc-9def-0123a1b2c3d4';
const hex = id.replaceAll('-', '');
const until = new Date('2026-04-01T00:00:00Z');
const before = new Date('2026-03-31T23:59:59Z');

/** Written by the schemes of before, under this secret. */
const FORMER_SECRET = 'of-links-that-were-mailed-before-there-was-one-scheme';
const FORMER = [
  ['first-consultation-offer', 1, `${hex}_TUfbqvmMuegrmugGnCHK_50kNODJG_GV5_HOkv2ldw`],
  ['first-consultation', 1, `${hex}i4aQdPI-Q3o3P-p0qDL2JqmdW_-AaoQBNhdhKwBot6U`],
  ['first-consultation', 2, `${hex}xBVnNOZtrnad7vr4KBoqfzAMiY8sM_nVy5A3_U3Ip1c`],
  ['first-consultation-tab', 1, `${hex}O9t6jaUg5MKGA9BWnDevemD7GE8xoZGCE4NzxAdVk94`],
  ['first-consultation-hour', 1, `${hex}Ee-Pxb45QRGunK9Pz6yYnm8oekKWr-YfHunv2UDER0U`],
  ['withdrawal', 1, `${hex}6pUh-o-XKu7wluohNU_uYYd1Jr2n1rwD7HFpn-WYHgE`],
  ['space-wipe', 1, `${hex}R-96bq2qT8Cc7RszOxOadboM_AFxc8fDQK-xSIdANHQ`],
  ['space-wipe', 2, `${hex}IBhWGmzR5WMxKjjRFI75J7Pk2H5mdjOmQ-wmV6tw-y8`],
  ['order-page', 1, 'AZqPLE0eeryd7wEjobLD1Aqyi48FnSkw3v10eMKlNiUY'],
  ['order-page', 2, 'AZqPLE0eeryd7wEjobLD1AzjbK36R4bTQlJE-5phti12'],
  ['download', 1, `${id}v5vtAkFaMJuDI2aEVdVagpKvUILWbGUFfs0ZWBHhnMs`],
  ['download', 2, `${id}yBnVBRntJqTT20bx9A5rCS_NMul7p4367aEGuvkD5NA`],
  ['consultation-files', 1, `${id}1775001600bedhDwmCYcTv0fSMXyhx3KGu4YG3tekKF6Au4fpbksA`],
] as const;
const PURPOSES = [...new Set(FORMER.map(([purpose]) => purpose))];
const VERSIONS = [1, 2, 12];

/** All that a text opens at this moment. */
function openedBy(text: string, now = before) {
  return PURPOSES.flatMap((purpose) =>
    VERSIONS.filter((version) => open(purpose, text, { version, now }) === id).map((version) => [purpose, version]),
  );
}

const changed = (text: string, at: number) =>
  `${text.slice(0, at)}${text.at(at) === 'a' ? 'b' : 'a'}${text.slice(at + 1)}`;

beforeAll(() => {
  configureServer();
  process.env.APP_SECRET = `the-secret-that-signs-what-is-new-today,${FORMER_SECRET}`;
});

test.each(FORMER)(
  'a link that was mailed for %s, version %i, opens what it did and nothing else',
  (purpose, version, text) => {
    const openedWhen = openedBy(text);
    // A link with an end had no version.
    expect(openedWhen).toContainEqual([purpose, version]);
    expect(openedWhen.every(([opened]) => opened === purpose)).toBe(true);
    expect(openedWhen).toHaveLength(purpose === 'consultation-files' ? VERSIONS.length : 1);
    expect(claimedId(text)).toBe(id);
    for (const at of [0, 21, 40, text.length - 2]) expect(openedBy(changed(text, at))).toEqual([]);
    for (const other of [text.slice(0, -1), `${text}a`, text.slice(0, -21)]) expect(openedBy(other)).toEqual([]);
  },
);

test('a link is one segment of an address, and opens its purpose and version alone', () => {
  for (const purpose of PURPOSES) {
    for (const version of VERSIONS) {
      const text = sign(purpose, id, { version });
      expect(text).toMatch(/^[\w-]{44}z$/);
      expect(claimedId(text)).toBe(id);
      expect(openedBy(text)).toEqual([[purpose, version]]);
      for (const at of [0, 21, 22, 42]) expect(openedBy(changed(text, at))).toEqual([]);
    }
  }
  for (const none of ['', 'hola', `${sign('withdrawal', id)}a`, sign('claimant', id)])
    expect(openedBy(none)).toEqual([]);
});

test('a link with an end opens until then, if its reader says when that is, and cannot be prolonged', () => {
  const former = FORMER.at(-1)?.[2] ?? '';
  for (const text of [sign('consultation-files', id, { until }), former]) {
    expect(open('consultation-files', text, { now: before })).toBe(id);
    expect(open('consultation-files', text, { now: until })).toBeNull();
    expect(open('consultation-files', text)).toBeNull();
    expect(openedBy(text.replace('1775001600', '1775001601'))).toEqual([]);
    expect(openedBy(text.replace('1775001600', ''))).toEqual([]);
  }
});

test('an id that is written in another way is none', () => {
  const text = sign('order-page', id);
  expect(claimedId(`${text.slice(0, 21)}${text[21] === 'B' ? 'C' : 'B'}${text.slice(22)}`)).toBeNull();
  expect(claimedId(`${hex.toUpperCase()}${'a'.repeat(43)}`)).toBeNull();
});

test('every address of a mail ends in a letter or digit, and one without its last letter, as they were mailed before, opens the same', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.constantFrom(...PURPOSES), fc.constantFrom(...VERSIONS), (uuid, purpose, version) => {
      for (const end of [undefined, until]) {
        const text = sign(purpose, uuid, { version, until: end });
        expect(text).toMatch(/[a-z\d]$/i);
        for (const way of [text, text.slice(0, -1)]) {
          expect(open(purpose, way, { version, now: before })).toBe(uuid);
          expect(claimedId(way)).toBe(uuid);
        }
      }
      const token = derivedToken(purpose, uuid);
      const earlier = token.slice(0, -1);
      expect(hashDerivedToken(token)).toBe(hashToken(earlier));
      expect(hashDerivedToken(earlier)).toBe(hashToken(earlier));
      expect(derivedTokenOf(purpose, uuid, hashToken(earlier))).toBe(token);
      const tokens = newTokensOf(uuid);
      expect(tokensOf({ seed: uuid, ...tokenHashesOf(tokens) })).toEqual(tokens);
      const order = { id: uuid, linkVersion: version };
      const download = { downloadId: uuid, linkVersion: version, firstLinkVersion: 1 };
      for (const address of [
        orderLink(order),
        firstConsultationLink(order),
        bookingOfferPath(uuid),
        statementPath(uuid),
        keepLink({ id: uuid, wipeRequest: version }),
        downloadLink(download),
        downloadAction(downloadKey(download)),
        staffFileLink(uuid, until),
        invitationLink(token),
        unsubscribeLink(tokens.unsubscribe),
        `newsletter/confirmar/${tokens.confirm}`,
      ])
        expect(address).toMatch(/[a-z\d]$/i);
      const file = new URL(staffFileLink(uuid, until));
      const parts = [file.pathname.split('/').at(-1), file.searchParams.get('hasta'), file.searchParams.get('firma')];
      expect(open('consultation-files', parts.join(''), { now: before })).toBe(uuid);
    }),
    { numRuns: 500, seed: 4 },
  );
});
