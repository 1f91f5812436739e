import { keyedHash } from '@/lib/server/security/keyed-hash';
import { claimedId, idOfSigned, isSignedId, signedId } from '@/lib/server/security/signed-id';
import { configureServer } from '@/tests/support/stack/server-environment';

beforeAll(configureServer);

const id = '019a8f2c-4d1e-7abc-9def-0123a1b2c3d4';

test('a signed id is one segment of an address and leads back to its id', () => {
  const signed = signedId('first-consultation', id);
  expect(signed).toMatch(/^[\w-]{75}$/);
  expect(idOfSigned('first-consultation', signed)).toBe(id);
});

test('an id signed for another purpose, a changed one and a wrong length are unknown', () => {
  const signed = signedId('first-consultation-offer', id);
  expect(idOfSigned('first-consultation', signed)).toBeNull();
  const other = `${signed.startsWith('0') ? '1' : '0'}${signed.slice(1)}`;
  for (const forged of [
    other,
    signed.slice(0, -1),
    `${signed}a`,
    '',
    id.replaceAll('-', '') + keyedHash('claimant', id),
  ]) {
    expect(idOfSigned('first-consultation-offer', forged)).toBeNull();
  }
});

test('of the versions of one id each opens nothing but itself, and the first is signed as it was before there were any', () => {
  const versions = [1, 2, 12];
  const isOf = (signed: string) => versions.filter((version) => isSignedId('space-wipe', signed, version));
  for (const version of versions) {
    const signed = signedId('space-wipe', id, version);
    expect(claimedId(signed)).toBe(id);
    expect(isOf(signed)).toEqual([version]);
  }
  expect(signedId('space-wipe', id)).toBe(id.replaceAll('-', '') + keyedHash('space-wipe', id));
  expect(idOfSigned('space-wipe', signedId('space-wipe', id, 2))).toBeNull();
});
