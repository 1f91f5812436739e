import type { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { MAX_FILES, MAX_TOTAL_SIZE, refusalOf } from '@/lib/consultations/file-rules';
import { checkFiles } from '@/lib/consultations/files/check-files';
import { judgeContent } from '@/lib/consultations/files/judge-content';
import { scanContent } from '@/lib/consultations/files/scan-content';
import { log } from '@/lib/log';
import { extensionOf, MAX_FILE_SIZE, tidyFileName } from '@/lib/uploads/file-types';
import { closeAll, type Spooled, spool } from '@/lib/uploads/spool';
import { startFakeClamd } from '@/tests/support/http/fake-clamd';
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

describe('the name of a file', () => {
  test.each([
    ['nómina.pdf', 'nómina.pdf'],
    ['no\u0301mina.pdf', 'nómina.pdf'],
    ['../../x.pdf', 'x.pdf'],
    ['C:\\fakepath\\foto.jpg', 'foto.jpg'],
    ['foto\u202egpj.exe', 'fotogpj.exe'],
    ['a\r\nb\u0000.pdf', 'ab.pdf'],
    ['.pdf', 'pdf'],
    ['', 'archivo'],
    ['👩‍👩‍👧 casa.png', '👩👩👧 casa.png'],
  ])('%j is tidied to %j', (given, tidy) => {
    expect(tidyFileName(given)).toBe(tidy);
  });

  test('has at most a hundred characters and keeps its ending', () => {
    const tidy = tidyFileName(`${'ñ'.repeat(200)}.docx`);
    expect([...tidy]).toHaveLength(100);
    expect(tidy).toMatch(/ñ\.docx$/);
  });
});

test.each([
  ['x.PDF', 'pdf'],
  ['x.jpeg', 'jpeg'],
  ['x.pdf.exe', null],
  ['x.constructor', null],
  ['x', null],
])('the ending of %j', (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});

describe('before its content is read, a file is refused', () => {
  const small = { name: 'a.pdf', size: 1_000 };
  test.each([
    ['if it is empty', { name: 'a.pdf', size: 0 }, [], 'empty'],
    ['with one byte too many', { name: 'a.pdf', size: MAX_FILE_SIZE + 1 }, [], 'tooLarge'],
    ['if it is the sixth', small, Array(MAX_FILES).fill(small), 'tooMany'],
    ['beyond the total', small, [{ name: 'b.pdf', size: MAX_TOTAL_SIZE - 999 }], 'totalTooLarge'],
    ['if its type is unknown', { name: 'a.exe', size: 1_000 }, [], 'type'],
    ['without an ending', { name: '../../x', size: 1_000 }, [], 'type'],
    ['with a name of 300 characters', { name: `${'a'.repeat(296)}.pdf`, size: 1_000 }, [], 'nameTooLong'],
  ])('%s', (_, file, accepted, reason) => {
    expect(refusalOf(file, accepted)).toBe(reason);
  });

  test('and not at the limits themselves', () => {
    const full = { name: 'a.pdf', size: MAX_FILE_SIZE };
    expect(refusalOf(full, [full])).toBeNull();
    expect(refusalOf(small, Array(MAX_FILES - 1).fill(small))).toBeNull();
  });
});

const MIB = 1024 * 1024;
const DIRECTORY_ENTRY = 'PK\x01\x02';

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

/** How much comes out of all decompression while this work lasts. */
async function bytesInflated(work: () => Promise<void>): Promise<number> {
  const inflating = Object.getPrototypeOf(createInflateRaw()) as { push: Readable['push'] };
  const inherited = inflating.push;
  let bytes = 0;
  inflating.push = function (this: Readable, chunk: Buffer | null) {
    bytes += chunk?.length ?? 0;
    return inherited.call(this, chunk);
  };
  try {
    await work();
  } finally {
    Reflect.deleteProperty(inflating, 'push');
  }
  return bytes;
}

const opened: Spooled[] = [];
afterEach(() => closeAll(opened.splice(0)));

async function spooled(content: Buffer): Promise<Spooled> {
  const file = await spool(
    (async function* () {
      yield content;
    })(),
  );
  opened.push(file);
  return file;
}

describe('the content decides', () => {
  test.each([
    ['pdf', pdf()],
    ['jpg', jpg()],
    ['jpeg', jpg()],
    ['png', png()],
    ['doc', doc()],
    ['docx', docx()],
  ] as const)('a real %s passes', async (extension, content) => {
    expect(await judgeContent(extension, await spooled(content))).toBeNull();
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
    ['a document packed by another method', 'docx', withMethod(docx(), 9)],
    ['a document with a broken entry', 'docx', broken(docx())],
    ['an archive whose directory would lie outside of it', 'docx', withDirectoryAt(0xffff_ffff_ffff_ffffn)],
    ['an archive whose directory would lie far behind its end', 'docx', withDirectoryAt(1n << 40n)],
    ['the beginning of an archive only', 'docx', Buffer.from('PK\x03\x04', 'latin1')],
  ] as const)('%s does not', async (_, extension, content) => {
    expect(await judgeContent(extension, await spooled(content))).toBe('content');
  });

  test('a small document that becomes two hundred megabytes is a bomb, and is not unpacked to the end', async () => {
    const bomb = bombDocx();
    expect(bomb.length).toBeLessThan(1_000_000);
    const file = await spooled(bomb);
    const inflated = await bytesInflated(async () => expect(await judgeContent('docx', file)).toBe('bomb'));
    expect(inflated).toBeGreaterThan(100 * MIB);
    expect(inflated).toBeLessThan(101 * MIB);
  });

  test('entries that share their content are a bomb, however little it unpacks to', async () => {
    expect(await judgeContent('docx', await spooled(overlapping(3)))).toBe('bomb');
    expect(await judgeContent('docx', await spooled(overlapping(1)))).toBe('content');
  });

  test('the mark of an old Word document is found wherever it lies', async () => {
    const content = Buffer.concat([doc().fill(0, 4_096), Buffer.alloc(3 * 64 * 1024)]);
    const mark = Buffer.from('WordDocument', 'utf16le');
    for (const at of [64 * 1024 - 1, 64 * 1024, 2 * 64 * 1024 - 23, content.length - mark.length]) {
      const marked = Buffer.from(content);
      mark.copy(marked, at);
      expect(await judgeContent('doc', await spooled(marked))).toBeNull();
    }
  });

  test('a bomb that lies about its size is one all the same', async () => {
    const bomb = bombDocx();
    // The declared size of the third entry, in both of its headers.
    const size = Buffer.alloc(4);
    size.writeUInt32LE(200 * 1024 * 1024);
    for (let at = bomb.indexOf(size); at >= 0; at = bomb.indexOf(size)) bomb.writeUInt32LE(10, at);
    expect(await judgeContent('docx', await spooled(bomb))).toBe('bomb');
  });
});

describe('a virus scanner', () => {
  beforeEach(() => {
    jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  });

  const once = async function* (content: Buffer) {
    yield content;
  };

  test('tells infected from clean files, of any size', async () => {
    const clamd = await startFakeClamd();
    expect(await scanContent(once(eicar()), clamd.host)).toBe('infected');
    expect(await scanContent(once(pdf(300_000)), clamd.host)).toBe('clean');
    await clamd.stop();
  });

  test('that is not there is told from one that is not configured: its files wait', async () => {
    const clamd = await startFakeClamd();
    await clamd.stop();
    const file = { ...(await spooled(pdf())), name: 'a.pdf' };
    expect(await scanContent(once(eicar()), clamd.host)).toBe('unreachable');
    expect(await checkFiles([file], clamd.host)).toMatchObject({ files: [{ scanned: false, awaitsScan: true }] });
    expect(await checkFiles([file], undefined)).toMatchObject({ files: [{ scanned: false, awaitsScan: false }] });
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

/** An archive whose Zip64 locator names this offset. */
function withDirectoryAt(offset: bigint): Buffer {
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07', 'latin1');
  locator.writeBigUInt64LE(offset, 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(60), locator, endRecord(1, 0, 0)]);
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
