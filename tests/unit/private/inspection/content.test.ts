import { contentOf, contentRefusalOf } from '@/lib/private/inspection/content';
import { MAX_PIXELS } from '@/lib/private/inspection/image-pixels';
import type { Kind } from '@/lib/shared/file-types';
import { pngOf } from '@/tests/support/files/active-files';
import { doc, docx, executable, html, jpg, pdf, png } from '@/tests/support/shop/consultation-payload';

const judged = (kind: Kind, content: Buffer) => contentRefusalOf(kind, contentOf(new Uint8Array(content)));

test.each([
  ['pdf', pdf(), null],
  ['jpeg', jpg(), null],
  ['png', png(), null],
  ['doc', doc(), null],
  ['docx', docx(), null],
  ['txt', Buffer.from('Edad: 41 años'), null],
  ['pdf', executable(), 'content'],
  ['jpg', html(), 'content'],
  ['png', pdf(), 'content'],
  ['docx', doc(), 'content'],
  ['png', png().subarray(0, 12), 'content'],
  ['txt', Buffer.from([0x4d, 0x5a, 0xff]), 'content'],
] as const)('%# the first bytes decide what a file is (%s)', async (kind, content, expected) => {
  expect(await judged(kind, content)).toBe(expected);
});

test('nothing but the beginning of a document is read', async () => {
  for (const [kind, whole] of [
    ['pdf', pdf()],
    ['docx', docx()],
    ['doc', doc()],
  ] as const) {
    const asked: number[] = [];
    const read = async (position: number, length: number) => {
      asked.push(position + length);
      return new Uint8Array(whole.subarray(position, position + length));
    };
    expect(await contentRefusalOf(kind, { size: whole.length, read })).toBeNull();
    expect(asked).toEqual([8]);
  }
});

describe('a picture', () => {
  test.each([
    ['png', pngOf(10_000, 10_000), null],
    ['png', pngOf(10_000, 10_001), 'tooManyPixels'],
    ['png', pngOf(0xffff_ffff, 0xffff_ffff), 'tooManyPixels'],
    ['jpg', jpg(2_000, 10_000, 10_000), null],
    ['jpg', jpg(2_000, 10_000, 10_001), 'tooManyPixels'],
    ['jpg', jpg(2_000, 4_000, 0), 'tooManyPixels'],
    ['jpg', jpg(2_000).subarray(0, 20), 'content'],
  ] as const)('%# of a hundred megapixels at most is accepted (%s)', async (kind, content, expected) => {
    expect(MAX_PIXELS).toBe(100_000_000);
    expect(await judged(kind, content)).toBe(expected);
  });

  test.each([
    ['a marker without a length', [0xff, 0x01], 'tooManyPixels'],
    ['a restart', [0xff, 0xd3], 'tooManyPixels'],
    ['padding', [0xff], 'tooManyPixels'],
    ['an escape', [0xff, 0x00], 'content'],
    ['a reserved marker', [0xff, 0x40], 'content'],
    ['a second beginning', [0xff, 0xd8], 'content'],
  ] as const)('is measured where readers do, behind %s', async (_, marker, expected) => {
    const beginning = Buffer.from([0xff, 0xd8, ...marker]);
    const content = Buffer.concat([beginning, frameOf(20_000), Buffer.alloc(70_000)]);
    // Where it arrives that takes what follows the marker for a length.
    frameOf(16).copy(content, beginning.length + 0xffc0);
    expect(await judged('jpg', content)).toBe(expected);
  });

  test('is measured behind its thumbnail and its colour profile', async () => {
    const [head, rest] = [jpg().subarray(0, 20), jpg(2_000, 20_000, 20_000).subarray(20)];
    const segment = Buffer.concat([Buffer.from([0xff, 0xe2, 0xff, 0xff]), Buffer.alloc(65_533, 0xc0)]);
    expect(await judged('jpg', Buffer.concat([head, segment, segment, rest]))).toBe('tooManyPixels');
  });
});

function frameOf(side: number): Buffer {
  const frame = Buffer.from('ffc00011080000000003012200021101031101', 'hex');
  frame.writeUInt16BE(side, 5);
  frame.writeUInt16BE(side, 7);
  return frame;
}
