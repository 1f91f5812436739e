import { deflateSync } from 'node:zlib';
import { MAX_PIXELS } from '@/lib/private/inspection/image-pixels';
import { judgePdf } from '@/lib/private/inspection/pdf-document';
import { loadsFromOutside } from '@/lib/private/inspection/word-relationships';
import { activeFiles, doubleFiles, honestFiles, pdfOf, pngOf, viruses } from '@/tests/support/files/active-files';
import { judged } from '@/tests/support/files/judged';
import { jpg, pdf, png } from '@/tests/support/shop/consultation-payload';

const MIB = 1024 * 1024;

test.each(activeFiles)('a file with %s is refused as active (%s)', async (_, extension, content) => {
  expect(await judged(extension, content)).toBe('active');
});

test.each(doubleFiles)('a file with %s is not what its name says (%s)', async (_, extension, content) => {
  expect(await judged(extension, content)).toBe('content');
});

test.each(viruses)("the scanners' test virus is found %s (%s)", async (_, extension, content) => {
  expect(await judged(extension, content)).toBe('infected');
});

test.each(honestFiles)('a file with %s passes (%s)', async (_, extension, content) => {
  expect(await judged(extension, content)).toBeNull();
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
  ] as const)('%# of a hundred megapixels at most is accepted (%s)', async (extension, content, expected) => {
    expect(MAX_PIXELS).toBe(100_000_000);
    expect(await judged(extension, content)).toBe(expected);
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

  test.each([
    ['a moving picture', 'png', withChunk('acTL', 8), 'content'],
    ['a picture with a profile', 'png', withChunk('iCCP', 300), null],
    ['a picture with a chunk that has no end', 'png', withChunk('iCCP', 0xf000_0000), 'content'],
    ['a JPEG-LS', 'jpg', Buffer.from(jpg()).fill(0xf7, 3, 4), 'content'],
  ] as const)('%s is told by its beginning (%s)', async (_, extension, content, expected) => {
    expect(await judged(extension, content)).toBe(expected);
  });

  test('is measured behind its thumbnail and its colour profile', async () => {
    const [head, rest] = [jpg().subarray(0, 20), jpg(2_000, 20_000, 20_000).subarray(20)];
    const segment = Buffer.concat([Buffer.from([0xff, 0xe2, 0xff, 0xff]), Buffer.alloc(65_533, 0xc0)]);
    expect(await judged('jpg', Buffer.concat([head, segment, segment, rest]))).toBe('tooManyPixels');
  });
});

describe('the budget of a PDF', () => {
  const packed = (content: Buffer) =>
    `<< /Type /ObjStm /First 4 /Filter /FlateDecode >>\nstream\n${deflateSync(content).toString('latin1')}\nendstream`;

  test('ends at packed objects of more than 64 megabytes', async () => {
    expect(await judgePdf(pdfOf(packed(Buffer.alloc(65 * MIB))))).toBe('bomb');
    expect(await judgePdf(pdfOf(packed(Buffer.alloc(30 * MIB)), packed(Buffer.alloc(30 * MIB))))).toBeNull();
  });

  test('ends at objects that share their content', async () => {
    expect(await judgePdf(sharing(3))).toBeNull();
    expect(await judgePdf(sharing(20))).toBe('bomb');
  });

  test('ends at objects that share their content, also if they are not packed', async () => {
    expect(await judgePdf(unpacked(3, MIB))).toBeNull();
    expect(await judgePdf(unpacked(5_000, 9 * MIB))).toBe('bomb');
  });

  test('ends at objects that share their content, also if it cannot be unpacked to its end', async () => {
    expect(await judgePdf(Buffer.concat([sharing(20), Buffer.alloc(10, 0xff)]))).toBe('bomb');
  });

  test('ends at objects that are faulty again and again', async () => {
    const faulty = packed(Buffer.alloc(100)).replace('stream\n\x78\x9c', 'stream\n\x78\x9c\xff');
    expect(await judgePdf(pdfOf(...Array<string>(100).fill(faulty)))).toBeNull();
    expect(await judgePdf(pdfOf(...Array<string>(101).fill(faulty)))).toBe('bomb');
  });

  test('ends at dictionaries that contain one another', async () => {
    expect(await judgePdf(Buffer.from(`%PDF-1.7\n${'1 0 obj << '.repeat(4)}${' '.repeat(MIB)}`))).toBeNull();
    expect(await judgePdf(Buffer.from(`%PDF-1.7\n${'1 0 obj << '.repeat(5)}${' '.repeat(MIB)}`))).toBe('bomb');
  });

  test.each([
    ['parameters', '1 0 obj << /First 4 /DecodeParms << ', ' /A 1', 'active'],
    ['blanks behind a filter', '1 0 obj << /X << /First 4 /Filter', ' ', 'active'],
    ['blanks behind a keyword', '1 0 obj << /First 4 >> stream', ' ', 'active'],
    ['blanks behind files', '1 0 obj << >> stream\n/EF', ' ', 'active'],
    ['blanks behind the name of a file', '/F', ' ', null],
    ['blanks', '1 0 obj', ' ', null],
    ['comments', '1 0 obj', '%\n', null],
    ['text', '/F (', 'a', null],
  ] as const)('suffices for ten megabytes of %s', async (_, begin, filling, expected) => {
    const content = Buffer.alloc(10 * MIB, filling);
    const pdf = Buffer.concat([Buffer.from(`%PDF-1.7\n${begin}`), content, Buffer.from('>> >> stream\n')]);
    expect(await judgePdf(pdf)).toBe(expected);
  });

  test('suffices for the objects of an encrypted document, which cannot be unpacked', async () => {
    const unreadable = `<< /Type /ObjStm /First 4 /Filter /FlateDecode >>\nstream\n${'\xff'.repeat(20_000)}\nendstream`;
    expect(await judgePdf(pdfOf(...Array<string>(100).fill(unreadable)))).toBeNull();
  });

  test('suffices for ten megabytes of a scanner', async () => {
    expect(await judgePdf(pdf(10 * MIB))).toBeNull();
  });
});

describe('a list of relationships of a megabyte is answered', () => {
  const repeated = (text: string) => text.repeat(MIB / text.length);
  const well = (count: number, last = '') =>
    `<Relationships>${'<Relationship Id="rId1" Type="a/b" Target="c.xml"/>'.repeat(count)}${last}</Relationships>`;

  test.each([
    ['an endless name', `<Relationship ${repeated('a')}`, true],
    ['an endless name and the end', `<Relationship ${repeated('a')}/>`, true],
    ['beginnings only', repeated('<Relationship '), true],
    ['prefixes only', repeated('<a:'), false],
    ['blanks', `<Relationship${repeated(' ')}`, true],
    ['names and blanks', `<Relationship ${repeated('a ')}`, true],
    ['quotation marks', `<Relationship a=${repeated('"')}`, true],
    ['values without an end', repeated('<Relationship a="'), true],
    ['twenty thousand of its own parts', well(20_000), false],
    [
      'a template behind twenty thousand parts',
      well(20_000, '<Relationship Target="//a" TargetMode="External"/>'),
      true,
    ],
  ])('with %s', (_, xml, expected) => {
    expect(loadsFromOutside(xml)).toBe(expected);
  });
});

/** A PNG with a chunk of this type and declared length behind its header. */
function withChunk(type: string, length: number): Buffer {
  const chunk = Buffer.alloc(12 + Math.min(length, 300));
  chunk.writeUInt32BE(length, 0);
  chunk.write(type, 4);
  const picture = png();
  return Buffer.concat([picture.subarray(0, 33), chunk, picture.subarray(33)]);
}

function frameOf(side: number): Buffer {
  const frame = Buffer.from('ffc00011080000000003012200021101031101', 'hex');
  frame.writeUInt16BE(side, 5);
  frame.writeUInt16BE(side, 7);
  return frame;
}

/** So many object streams that begin one after another; each goes on to the end of the file. */
const unpacked = (streams: number, bytes: number) =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n${'1 0 obj << /Type /ObjStm /First 4 >> stream\n'.repeat(streams)}`),
    Buffer.alloc(bytes, ' /a'),
  ]);

/** So many object streams, each of which contains all that follow, and unpacks to next to nothing. */
function sharing(streams: number): Buffer {
  const zlibHeader = Buffer.from([0x78, 0x9c]);
  const head = Buffer.concat([Buffer.from('1 0 obj << /First 4 /Filter /FlateDecode >>\nstream\n'), zlibHeader]);
  const block = Buffer.from([0, head.length, 0, 255 - head.length, 255]);
  const emptyBlocks = Buffer.alloc(500_000, Buffer.from('000000ffff', 'hex'));
  const heads = Array.from({ length: streams - 1 }, () => [block, head]).flat();
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), head, ...heads, emptyBlocks]);
}
