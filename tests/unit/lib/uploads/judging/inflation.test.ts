import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { Inflation } from '@/lib/uploads/judging/inflation';

const RUNS = { seed: 1951, numRuns: 300 };

async function inflated(packed: Buffer, chunkSize = packed.length + 1) {
  const chunks = Array.from({ length: Math.ceil(packed.length / chunkSize) }, (_, index) =>
    packed.subarray(index * chunkSize, (index + 1) * chunkSize),
  );
  const inflation = new Inflation(chunks);
  const pieces: Uint8Array[] = [];
  for await (const piece of inflation.pieces()) pieces.push(piece);
  return { content: Buffer.concat(pieces), ending: inflation.ending, used: inflation.used };
}

/** As far as zlib comes. Null at a fault. */
function byZlib(packed: Buffer): Buffer | null {
  try {
    return inflateRawSync(packed, { finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return null;
  }
}

/** Up to the byte in which zlib finds a fault. */
function beforeFault(packed: Buffer): Buffer {
  let [sound, faulty] = [0, packed.length];
  while (faulty - sound > 1) {
    const middle = (sound + faulty) >> 1;
    if (byZlib(packed.subarray(0, middle))) sound = middle;
    else faulty = middle;
  }
  return byZlib(packed.subarray(0, sound)) ?? Buffer.alloc(0);
}

/** Texts that repeat themselves, near and far, and bytes that do not. */
const content = fc
  .array(
    fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.tuple(fc.uint8Array({ minLength: 1, maxLength: 20 }), fc.nat(4_000)).map(([part, times]) =>
        Buffer.alloc(part.length * times, part),
      ),
      fc.nat(40_000).map((length) => Buffer.alloc(length)),
    ),
    { maxLength: 12 },
  )
  .map((parts) => Buffer.concat([...parts, ...parts]));

const packing = fc.record({
  level: fc.integer({ min: 0, max: 9 }),
  strategy: fc.constantFrom(constants.Z_DEFAULT_STRATEGY, constants.Z_HUFFMAN_ONLY, constants.Z_RLE, constants.Z_FIXED),
});

test('everything comes out as it went in, however it arrives, and what follows the end is ignored', async () => {
  await fc.assert(
    fc.asyncProperty(content, packing, fc.integer({ min: 1, max: 5_000 }), async (given, options, chunkSize) => {
      const packed = deflateRawSync(given, options);
      const { content: found, ending, used } = await inflated(Buffer.concat([packed, Buffer.from('more')]), chunkSize);
      expect([found.equals(given), ending, used]).toEqual([true, 'whole', packed.length]);
    }),
    RUNS,
  );
});

test('what is cut comes out as far as zlib brings it', async () => {
  await fc.assert(
    fc.asyncProperty(content, packing, fc.double({ min: 0, max: 1, noNaN: true }), async (given, options, part) => {
      const packed = deflateRawSync(given, options);
      const cut = packed.subarray(0, Math.floor(part * (packed.length - 1)));
      const { content: found, ending } = await inflated(cut);
      expect([byZlib(cut)?.equals(found), ending]).toEqual([true, 'cut']);
    }),
    RUNS,
  );
});

test('a fault is one where zlib finds it, and everything in front of it comes out', async () => {
  let faults = 0;
  await fc.assert(
    fc.asyncProperty(content, packing, fc.nat(), fc.nat(255), async (given, options, place, byte) => {
      const packed = deflateRawSync(given, options);
      packed[place % packed.length] = byte;
      const { content: found, ending } = await inflated(packed);
      const expected = byZlib(packed);
      expect(ending === 'faulty').toBe(expected === null);
      if (expected) return expect(found.equals(expected)).toBe(true);
      faults += 1;
      const before = beforeFault(packed);
      expect(found.subarray(0, before.length).equals(before)).toBe(true);
      // Eight copies at most lie in a byte.
      expect(found.length - before.length).toBeLessThanOrEqual(8 * 258);
    }),
    RUNS,
  );
  expect(faults).toBeGreaterThan(50);
});

test('bytes at random are what zlib makes of them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      const packed = Buffer.from(bytes);
      const { content: found, ending } = await inflated(packed);
      const expected = byZlib(packed);
      expect(ending === 'faulty').toBe(expected === null);
      if (expected) expect(found.equals(expected)).toBe(true);
    }),
    { seed: 1951, numRuns: 5_000 },
  );
});

test('nothing is unpacked before it is asked for', async () => {
  const pieces = new Inflation([deflateRawSync(Buffer.alloc(50_000_000))]).pieces();
  const first = await pieces.next();
  expect(first.done ? 0 : first.value.length).toBe(16 * 1024);
  await pieces.return(undefined);
});
