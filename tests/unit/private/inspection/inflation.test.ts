import { deflateRawSync } from 'node:zlib';
import { Inflation } from '@/lib/private/inspection/inflation';

const text = Buffer.from(Array.from({ length: 40_000 }, (_, index) => `${index * 7919} `).join(''));
const packed = deflateRawSync(text);

async function inflated(bytes: Uint8Array, chunkSize = bytes.length) {
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunkSize) }, (_, index) =>
    bytes.subarray(index * chunkSize, (index + 1) * chunkSize),
  );
  const inflation = new Inflation(chunks);
  const pieces: Uint8Array[] = [];
  for await (const piece of inflation.pieces()) pieces.push(piece);
  return { content: Buffer.concat(pieces), ending: inflation.ending, used: inflation.used };
}

test.each([1, 1_000, packed.length + 4])(
  'in pieces of %d bytes everything comes out, and what follows is told apart',
  async (size) => {
    const found = await inflated(Buffer.concat([packed, Buffer.from('more')]), size);
    expect([found.content.equals(text), found.ending, found.used]).toEqual([true, 'whole', packed.length]);
  },
);

test('what is cut comes out as far as it goes', async () => {
  const { content, ending } = await inflated(packed.subarray(0, packed.length >> 1));
  expect([ending, text.subarray(0, content.length).equals(content)]).toEqual(['cut', true]);
  expect(content.length).toBeGreaterThan(text.length / 3);
});

test('everything in front of a fault comes out', async () => {
  // A stored block, and behind it one of a kind that does not exist.
  const head = Buffer.from('/JavaScript');
  const stored = Buffer.from([0, head.length, 0, ~head.length & 0xff, 0xff, ...head, 0b110]);
  expect(await inflated(stored)).toMatchObject({ content: head, ending: 'faulty' });
  // In the middle of a block too: a copy from further back than there is anything.
  const copied = Buffer.concat([deflateRawSync(head, { strategy: 2 }).subarray(0, 4), Buffer.from([0xff, 0xff, 0xff])]);
  expect((await inflated(copied)).content.toString('latin1')).toMatch(/^\/Ja/);
});

test('nothing is unpacked before it is asked for', async () => {
  const pieces = new Inflation([deflateRawSync(Buffer.alloc(50_000_000))]).pieces();
  const first = await pieces.next();
  expect(first.done ? 0 : first.value.length).toBe(16 * 1024);
  await pieces.return(undefined);
});
