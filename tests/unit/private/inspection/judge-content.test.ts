import { Inflation } from '@/lib/private/inspection/inflation';
import { judgeBytes } from '@/lib/private/inspection/judge-bytes';
import { judged } from '@/tests/support/files/judged';
import {
  bombDocx,
  doc,
  docx,
  eicar,
  executable,
  html,
  jpg,
  msi,
  pdf,
  png,
  zip,
} from '@/tests/support/shop/consultation-payload';

const MIB = 1024 * 1024;
const DIRECTORY_ENTRY = 'PK\x01\x02';
const HEADER = Buffer.from('PK\x03\x04', 'latin1');

/** The archive with one 16-bit number of its first directory entry replaced. */
function withNumber(archive: Buffer, offset: number, value: number): Buffer {
  const changed = Buffer.from(archive);
  changed.writeUInt16LE(value, changed.indexOf(DIRECTORY_ENTRY, 0, 'latin1') + offset);
  return changed;
}

const encrypted = (archive: Buffer) => withNumber(archive, 8, 1);
const withMethod = (archive: Buffer, method: number) => withNumber(archive, 10, method);

/** The archive with the packed bytes of its first entry overwritten. */
function broken(archive: Buffer): Buffer {
  const changed = Buffer.from(archive);
  return changed.fill(0xff, 60, 80);
}

/** How much is unpacked while this work lasts. */
async function bytesInflated(work: () => Promise<void>): Promise<number> {
  const { pieces } = Inflation.prototype;
  let bytes = 0;
  jest.spyOn(Inflation.prototype, 'pieces').mockImplementation(async function* (this: Inflation) {
    for await (const piece of pieces.call(this)) {
      bytes += piece.length;
      yield piece;
    }
  });
  await work();
  return bytes;
}

afterEach(() => jest.restoreAllMocks());

/** The archive as programs write it that do not know the sizes beforehand. */
function streamed(archive: Buffer): Buffer {
  const changed = Buffer.from(archive);
  for (let at = changed.indexOf(HEADER); at >= 0; at = changed.indexOf(HEADER, at + 1)) {
    changed.writeUInt16LE(8, at + 6);
    changed.fill(0, at + 14, at + 26);
  }
  return changed;
}

/** The archive with all figures of its directory in fields of 64 bits. */
function large(archive: Buffer): Buffer {
  const begin = archive.readUInt32LE(archive.length - 6);
  const entries: Buffer[] = [];
  for (let at = begin; at < archive.length - 22; ) {
    const nameEnd = at + 46 + archive.readUInt16LE(at + 28);
    const entry = Buffer.from(archive.subarray(at, nameEnd));
    const field = Buffer.from([1, 0, 24, 0, ...Array<number>(24).fill(0)]);
    for (const [place, offset] of [24, 20, 42].entries()) {
      field.writeBigUInt64LE(BigInt(entry.readUInt32LE(offset)), 4 + 8 * place);
      entry.writeUInt32LE(0xffff_ffff, offset);
    }
    entry.writeUInt16LE(field.length, 30);
    entries.push(entry, field);
    at = nameEnd;
  }
  const directory = Buffer.concat(entries);
  const record = Buffer.alloc(56);
  record.write('PK\x06\x06', 'latin1');
  record.writeBigUInt64LE(BigInt(entries.length / 2), 32);
  record.writeBigUInt64LE(BigInt(directory.length), 40);
  record.writeBigUInt64LE(BigInt(begin), 48);
  const end = Buffer.concat([locatorOf(BigInt(begin + directory.length)), endRecord(0xffff, 0xffff_ffff, 0xffff_ffff)]);
  return Buffer.concat([archive.subarray(0, begin), directory, record, end]);
}

describe('the content decides', () => {
  test.each([
    ['pdf', pdf()],
    ['jpg', jpg()],
    ['jpeg', jpg()],
    ['png', png()],
    ['doc', doc()],
    ['docx', docx()],
    ['docx', streamed(docx())],
    ['docx', large(docx())],
  ] as const)('a real %s passes', async (extension, content) => {
    expect(await judged(extension, content)).toBeNull();
  });

  test.each([
    ['an executable named .pdf', 'pdf', executable()],
    ['a page named .jpg', 'jpg', html()],
    ['a PDF named .png', 'png', pdf()],
    ['an installer named .doc', 'doc', msi()],
    ['any archive named .docx', 'docx', zip({ 'virus.exe': executable() })],
    ['an archive cut off', 'docx', docx().subarray(0, 200)],
    ['a spreadsheet', 'docx', zip({ '[Content_Types].xml': 'spreadsheetml.sheet.main+xml', 'word/document.xml': '' })],
    [
      'an archive of four thousand entries',
      'docx',
      docx(Object.fromEntries(Array.from({ length: 4_000 }, (_, index) => [`${index}`, '']))),
    ],
    ['an encrypted document', 'docx', encrypted(docx())],
    ['a document encrypted in another way', 'docx', withNumber(docx(), 8, 0x40)],
    ['a document with more behind an entry than there is', 'docx', withNumber(docx(), 30, 0xffff)],
    ['a document with an entry that begins elsewhere', 'docx', withNumber(docx(), 42, 1)],
    ['a document in several parts', 'docx', inParts(docx())],
    ['a document packed by another method', 'docx', withMethod(docx(), 9)],
    ['a document with a broken entry', 'docx', broken(docx())],
    ['an archive whose directory would lie outside of it', 'docx', withDirectoryAt(0xffff_ffff_ffff_ffffn)],
    ['an archive whose directory would lie far behind its end', 'docx', withDirectoryAt(1n << 40n)],
    ['the beginning of an archive only', 'docx', Buffer.from('PK\x03\x04', 'latin1')],
  ] as const)('%s does not', async (_, extension, content) => {
    expect(await judged(extension, content)).toBe('content');
  });

  test('a small document that becomes two hundred megabytes is a bomb, and is not unpacked to the end', async () => {
    const bomb = bombDocx();
    expect(bomb.length).toBeLessThan(1_000_000);
    const inflated = await bytesInflated(async () =>
      expect(await judgeBytes('docx', new Uint8Array(bomb))).toEqual({ ok: false, reason: 'bomb' }),
    );
    expect(inflated).toBeGreaterThan(100 * MIB);
    expect(inflated).toBeLessThan(101 * MIB);
  });

  test('entries that share their content are a bomb, however little it unpacks to', async () => {
    expect(await judged('docx', overlapping(3))).toBe('bomb');
    expect(await judged('docx', overlapping(1))).toBe('content');
  });

  test('the mark of an old Word document is found wherever it lies', async () => {
    const content = Buffer.concat([doc().fill(0, 4_096), Buffer.alloc(3 * 64 * 1024)]);
    const mark = Buffer.from('WordDocument', 'utf16le');
    for (const at of [64 * 1024 - 1, 64 * 1024, 2 * 64 * 1024 - 23, content.length - mark.length]) {
      const marked = Buffer.from(content);
      mark.copy(marked, at);
      expect(await judged('doc', marked)).toBeNull();
    }
  });

  test('a text of the site is one, without what no text has in it', async () => {
    const text = async (content: Buffer) => judgeBytes('txt', new Uint8Array(content));
    expect(await text(Buffer.from('Edad: 41 años'))).toMatchObject({ ok: true });
    expect(await text(Buffer.from([0x4d, 0x5a, 0xff]))).toEqual({ ok: false, reason: 'content' });
    expect(await text(eicar())).toEqual({ ok: false, reason: 'infected' });
  });

  test('a bomb that lies about its size is one all the same', async () => {
    const bomb = bombDocx();
    // The declared size of the third entry, in both of its headers.
    const size = Buffer.alloc(4);
    size.writeUInt32LE(200 * 1024 * 1024);
    for (let at = bomb.indexOf(size); at >= 0; at = bomb.indexOf(size)) bomb.writeUInt32LE(10, at);
    expect(await judged('docx', bomb)).toBe('bomb');
  });
});

function endRecord(entries: number, directorySize: number, directoryOffset: number): Buffer {
  const record = Buffer.alloc(22);
  record.write('PK\x05\x06', 'latin1');
  record.writeUInt16LE(entries, 8);
  record.writeUInt16LE(entries, 10);
  record.writeUInt32LE(directorySize, 12);
  record.writeUInt32LE(directoryOffset, 16);
  return record;
}

function locatorOf(offset: bigint): Buffer {
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07', 'latin1');
  locator.writeBigUInt64LE(offset, 8);
  locator.writeUInt32LE(1, 16);
  return locator;
}

/** An archive whose Zip64 locator names this offset. */
function withDirectoryAt(offset: bigint): Buffer {
  return Buffer.concat([HEADER, Buffer.alloc(60), locatorOf(offset), endRecord(1, 0, 0)]);
}

/** The archive as the second of two. */
function inParts(archive: Buffer): Buffer {
  const changed = Buffer.from(archive);
  changed.writeUInt16LE(1, archive.length - 18);
  return changed;
}

/** An archive with so many entries of one stored content. */
function overlapping(entries: number): Buffer {
  const size = 10_000;
  const local = Buffer.alloc(31);
  local.write('PK\x03\x04', 'latin1');
  local.writeUInt32LE(size, 18);
  local.writeUInt32LE(size, 22);
  local.writeUInt16LE(1, 26);
  local.write('a', 30);
  const central = Buffer.alloc(47);
  central.write('PK\x01\x02', 'latin1');
  central.writeUInt32LE(size, 20);
  central.writeUInt32LE(size, 24);
  central.writeUInt16LE(1, 28);
  central.write('a', 46);
  const directory = Buffer.concat(Array(entries).fill(central));
  return Buffer.concat([local, Buffer.alloc(size), directory, endRecord(entries, directory.length, 31 + size)]);
}
