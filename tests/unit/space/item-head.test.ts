import { headOf, openItemHead, readItemHead, writeItemHead } from '@/lib/private/items/item-head';
import { newIdentity, recipientOf } from '@/lib/private/sealing/identity';
import { open } from '@/lib/private/sealing/open';
import { openListed } from '@/lib/private/sealing/open-listed';
import { seal } from '@/lib/private/sealing/seal';

const text = (words: string) => new TextEncoder().encode(words);
const pdf = text('%PDF-1.7\nescritura\n%%EOF');

test('says name, type, size and digest, and is read back', async () => {
  const head = await headOf('Mi escritura.PDF', pdf);
  expect(head).toMatchObject({ name: 'Mi escritura.PDF', type: 'application/pdf', size: pdf.length });
  expect(head.sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(readItemHead(writeItemHead(head))).toEqual(head);
});

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['a list', '[]'],
  ['another version', '{"version":"documento/v9"}'],
  [
    'a name of another type',
    JSON.stringify({
      version: 'documento/v1',
      name: 'a.exe',
      type: 'application/pdf',
      size: 1,
      sha256: 'a'.repeat(64),
    }),
  ],
  [
    'a type of another name',
    JSON.stringify({ version: 'documento/v1', name: 'a.pdf', type: 'image/png', size: 1, sha256: 'a'.repeat(64) }),
  ],
  [
    'no size',
    JSON.stringify({
      version: 'documento/v1',
      name: 'a.pdf',
      type: 'application/pdf',
      size: 0,
      sha256: 'a'.repeat(64),
    }),
  ],
])('%s is no head', (_, words) => {
  expect(readItemHead(text(words))).toBeNull();
});

describe('a sealed document', () => {
  const sealed = async (content: Uint8Array<ArrayBuffer>) => {
    const identity = await newIdentity();
    return { identity, file: await seal(content, [await recipientOf(identity)]) };
  };

  test('opens as what its head says', async () => {
    const { identity, file } = await sealed(pdf);
    const opened = await openListed(file, await headOf('a.pdf', pdf), [identity], open);
    expect(opened).toMatchObject({ ok: true });
    expect(opened.ok && Buffer.from(opened.content).equals(Buffer.from(pdf))).toBe(true);
  });

  test('that was exchanged, damaged or for another key is told as such', async () => {
    const { identity, file } = await sealed(pdf);
    const other = text('%PDF-1.7\notra cosa\n%%EOF');
    expect(await openListed(file, await headOf('a.pdf', other), [identity], open)).toEqual({
      ok: false,
      reason: 'changed',
    });
    const cut = file.slice(0, -1);
    expect(await openListed(cut, await headOf('a.pdf', pdf), [identity], open)).toEqual({
      ok: false,
      reason: 'damaged',
    });
    const stranger = await newIdentity();
    expect(await openListed(file, await headOf('a.pdf', pdf), [stranger], open)).toEqual({
      ok: false,
      reason: 'wrong-key',
    });
    expect(await openItemHead(cut, [identity], open)).toBeNull();
  });
});
