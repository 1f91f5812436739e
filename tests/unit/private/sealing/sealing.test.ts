import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newIdentity, openerOf, type Recipient, recipientOf } from '@/lib/private/sealing/identity';
import { beginsSealed, SEALED_BEGINNING_LENGTH } from '@/lib/private/sealing/is-sealed';
import { open } from '@/lib/private/sealing/open';
import { seal } from '@/lib/private/sealing/seal';
import { unwrapIdentity, wrapIdentity } from '@/lib/private/sealing/wrap-identity';

const TEXT = new TextEncoder().encode('Debo 12.345 € y no duermo.');

test('what is sealed for two is opened by each of them alone, and by nobody else', async () => {
  const [space, desk, other] = await Promise.all([newIdentity(), newIdentity(), newIdentity()]);
  const sealed = await seal(TEXT, [await recipientOf(space), await recipientOf(desk)]);
  expect(await open(sealed, [space])).toEqual({ ok: true, content: TEXT, recipients: 2 });
  expect(await open(sealed, [desk])).toEqual({ ok: true, content: TEXT, recipients: 2 });
  expect(await open(sealed, [other])).toEqual({ ok: false, reason: 'wrong-key' });
  expect(Buffer.from(sealed).includes('duermo')).toBe(false);
});

test('one changed or missing byte damages the whole', async () => {
  const identity = await newIdentity();
  const sealed = await seal(TEXT, [await recipientOf(identity)]);
  for (const at of [sealed.length - 1, sealed.length - 20]) {
    const changed = sealed.slice();
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(await open(changed, [identity])).toEqual({ ok: false, reason: 'damaged' });
  }
  expect(await open(sealed.slice(0, -1), [identity])).toEqual({ ok: false, reason: 'damaged' });
  expect(await open(TEXT, [identity])).toEqual({ ok: false, reason: 'damaged' });
  expect(await open(new Uint8Array(), [identity])).toEqual({ ok: false, reason: 'damaged' });
});

test('what lists more than eight recipients is refused where it arrives, and before it is opened', async () => {
  const identity = await newIdentity();
  const recipient = await recipientOf(identity);
  const sealedFor = (count: number) => seal(TEXT, [recipient, ...Array<Recipient>(count - 1).fill(recipient)]);
  for (const [count, isTaken] of [
    [8, true],
    [9, false],
    [200, false],
  ] as const) {
    const sealed = await sealedFor(count);
    expect(beginsSealed(sealed.slice(0, SEALED_BEGINNING_LENGTH))).toBe(isTaken);
    expect((await open(sealed, [identity])).ok).toBe(isTaken);
  }
});

test('a key that cannot be read opens as the identity does', async () => {
  const identity = await newIdentity();
  const opener = await openerOf(identity);
  expect(opener).toBeInstanceOf(CryptoKey);
  expect((opener as CryptoKey).extractable).toBe(false);
  const sealed = await seal(TEXT, [await recipientOf(identity)]);
  expect(await open(sealed, [opener])).toEqual({ ok: true, content: TEXT, recipients: 1 });
  await expect(crypto.subtle.exportKey('pkcs8', opener as CryptoKey)).rejects.toThrow();
});

test('an identity is wrapped for one way in', async () => {
  const [space, key, other] = await Promise.all([newIdentity(), newIdentity(), newIdentity()]);
  const wrapped = await wrapIdentity(space, await recipientOf(key));
  expect(wrapped.length).toBeLessThan(400);
  expect(await unwrapIdentity(wrapped, await openerOf(key))).toEqual({ ok: true, identity: space });
  expect(await unwrapIdentity(wrapped, other)).toEqual({ ok: false, reason: 'wrong-key' });
  const noIdentity = await seal(TEXT, [await recipientOf(key)]);
  expect(await unwrapIdentity(noIdentity, key)).toEqual({ ok: false, reason: 'damaged' });
});

const hasAge = spawnSync('age', ['--version']).status === 0;

// Elsewhere the library reads it back: the same file format, by other code of its author.
test(`${hasAge ? 'the age program' : 'age-encryption by itself'} opens what is sealed here`, async () => {
  const identity = await newIdentity();
  const sealed = await seal(TEXT, [await recipientOf(identity)]);
  if (!hasAge) {
    const { Decrypter } = await import('age-encryption');
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity);
    expect(await decrypter.decrypt(sealed, 'text')).toBe(new TextDecoder().decode(TEXT));
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'age-'));
  try {
    writeFileSync(join(folder, 'key'), identity);
    writeFileSync(join(folder, 'sealed'), sealed);
    const opened = execFileSync('age', ['-d', '-i', join(folder, 'key'), join(folder, 'sealed')]);
    expect(new Uint8Array(opened)).toEqual(TEXT);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
