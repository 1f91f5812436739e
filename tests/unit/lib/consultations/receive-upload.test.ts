import { readdirSync } from 'node:fs';
import { MAX_FILE_SIZE, MAX_REQUEST_SIZE } from '@/lib/consultations/file-rules';
import { receiveUpload, type Upload } from '@/lib/consultations/files/receive-upload';
import { closeAll, type Spooled, spooledChunks } from '@/lib/consultations/files/spool';

const TYPE = 'multipart/form-data; boundary=x';
const TIMEOUT_MS = 30_000;

const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; name="uploadedFiles"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n${content}\r\n`;
const END = '--x--\r\n';

async function* arriving(...parts: string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield Buffer.from(part);
}

async function contentOf(file: Spooled): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of spooledChunks(file, 7)) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

const openFiles = () => readdirSync('/proc/self/fd').length;

const received: Upload[] = [];
afterEach(async () => {
  await closeAll(received.splice(0).flatMap(({ files }) => files));
});

async function receive(...parts: string[]): Promise<Upload> {
  const result = await receiveUpload(TYPE, arriving(...parts), TIMEOUT_MS);
  if (!result.ok) throw new Error(result.reason);
  received.push(result.upload);
  return result.upload;
}

test('answers and files come out as they went in, wherever the request is cut into pieces', async () => {
  const content = '%PDF-\r\n-x\r\n--\r\n\r\nend';
  const whole = Buffer.from(field('nombre', 'Begoña €') + file('nómina.pdf', content) + END);
  async function* byteByByte() {
    for (const byte of whole) yield Buffer.of(byte);
  }
  const result = await receiveUpload(TYPE, byteByByte(), TIMEOUT_MS);
  if (!result.ok) throw new Error(result.reason);
  received.push(result.upload);
  const { fields, files } = result.upload;
  expect(fields.get('nombre')).toBe('Begoña €');
  expect(files.map(({ name }) => name)).toEqual(['nómina.pdf']);
  expect(files[0] && (await contentOf(files[0]))).toBe(content);
});

test('an empty choice of files is none', async () => {
  expect(await receive(field('nombre', 'Eva'), file('', ''), END)).toMatchObject({ files: [], refused: [] });
});

describe('a request that is stopped half-way', () => {
  test('leaves no file open', async () => {
    const before = openFiles();
    const half = `${file('a.pdf', '%PDF-')}${file('b.pdf', '%PDF-1.7').slice(0, -10)}`;
    expect(await receiveUpload(TYPE, arriving(half), TIMEOUT_MS)).toEqual({ ok: false, reason: 'unreadable' });
    expect(openFiles()).toBe(before);
  });

  test('because its sender has gone leaves none either', async () => {
    const before = openFiles();
    async function* breaking() {
      yield Buffer.from(file('a.pdf', '%PDF-').slice(0, -4));
      throw new Error('ECONNRESET');
    }
    expect(await receiveUpload(TYPE, breaking(), TIMEOUT_MS)).toEqual({ ok: false, reason: 'unreadable' });
    expect(openFiles()).toBe(before);
  });

  test('because it is too large says so', async () => {
    async function* endless() {
      yield Buffer.from(file('a.pdf', '%PDF-').slice(0, -4));
      for (let sent = 0; sent < 2 * MAX_REQUEST_SIZE; sent += 65_536) yield Buffer.alloc(65_536, 'a');
    }
    expect(await receiveUpload(TYPE, endless(), TIMEOUT_MS)).toEqual({ ok: false, reason: 'too-large' });
  });
});

test('files that are not kept are closed when the others are handed over', async () => {
  const before = openFiles();
  const { files, refused } = await receive(file('a.pdf', ''), file('b.pdf', '%PDF-'), file('c.pdf', ''), END);
  expect([files.length, refused.length]).toEqual([1, 2]);
  expect(openFiles()).toBe(before + 1);
});

test('a file that cannot be closed keeps no other open', async () => {
  const before = openFiles();
  const { files } = await receive(file('a.pdf', '%PDF-'), file('b.pdf', '%PDF-'), END);
  const broken = { handle: { close: () => Promise.reject(new Error('EIO')) } as unknown as Spooled['handle'] };
  await closeAll([broken, ...files]);
  expect(openFiles()).toBe(before);
});

test('of a file that is too large no more than the limit is kept, and the rest of the request is read', async () => {
  const { fields, files, refused } = await receive(
    file('a.pdf', 'a'.repeat(MAX_FILE_SIZE + 70_000)),
    file('b.pdf', '%PDF-'),
    field('nombre', 'Eva'),
    END,
  );
  expect(refused).toEqual([{ name: 'a.pdf', reason: 'tooLarge' }]);
  expect(files.map(({ name }) => name)).toEqual(['b.pdf']);
  expect(fields.get('nombre')).toBe('Eva');
});

test.each([
  ['a thousand fields', Array.from({ length: 1_000 }, (_, index) => field(`f${index}`, 'x')).join('') + END],
  ['a hundred files', Array.from({ length: 100 }, (_, index) => file(`${index}.pdf`, '%PDF-')).join('') + END],
])('%s are unreadable', async (_, text) => {
  const before = openFiles();
  expect(await receiveUpload(TYPE, arriving(text), TIMEOUT_MS)).toEqual({ ok: false, reason: 'unreadable' });
  expect(openFiles()).toBe(before);
});
