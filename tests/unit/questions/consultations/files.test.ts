import { MAX_FILES, MAX_TOTAL_SIZE, refusalOf } from '@/lib/questions/consultations/file-rules';
import { checkFiles } from '@/lib/questions/consultations/files/check-files';
import { scanContent } from '@/lib/questions/consultations/files/scan-content';
import { log } from '@/lib/server/log';
import { closeAll, type Spooled, spool } from '@/lib/server/uploads/spool';
import { extensionOf, MAX_FILE_SIZE, tidyFileName } from '@/lib/shared/file-types';
import { startFakeClamd } from '@/tests/support/http/fake-clamd';
import { eicar, pdf } from '@/tests/support/shop/consultation-payload';

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
