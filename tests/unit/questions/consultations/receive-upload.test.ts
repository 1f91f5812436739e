import { pbkdf2 } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { MAX_REQUEST_SIZE } from '@/lib/questions/consultations/file-rules';
import { receiveUpload, type Upload } from '@/lib/questions/consultations/files/receive-upload';
import { log } from '@/lib/server/log';
import { IncomingBody } from '@/lib/server/uploads/incoming-body';
import { closeAll, type Spooled, spooledChunks } from '@/lib/server/uploads/spool';
import { MAX_FILE_SIZE } from '@/lib/shared/file-types';
import { waitUntil } from '@/scripts/wait-until';
import { type BrokenUpload, brokenUploads } from '@/tests/support/fuzz/broken-uploads';

const TYPE = 'multipart/form-data; boundary=x';
const LIMITS = { timeoutMs: 30_000 };

const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; name="uploadedFiles"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n${content}\r\n`;
const END = '--x--\r\n';

async function* arriving(...parts: (string | Buffer)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield typeof part === 'string' ? Buffer.from(part) : part;
}

async function contentOf(file: Spooled): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of spooledChunks(file, { chunkBytes: 7 })) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

const temporary = mkdtempSync(join(tmpdir(), 'sofa-receive-'));
process.env.TMPDIR = temporary;
afterAll(() => rmSync(temporary, { recursive: true }));
const spooledNames = () => readdirSync(temporary);
const openFiles = () => readdirSync('/proc/self/fd').length;

beforeEach(() => {
  for (const level of ['info', 'warn'] as const) jest.spyOn(log, level).mockImplementation(() => undefined);
});

const received: Upload[] = [];
afterEach(async () => {
  jest.useRealTimers();
  await closeAll(received.splice(0).flatMap(({ files }) => files));
});

async function receive(...parts: string[]): Promise<Upload> {
  const result = await receiveUpload(TYPE, arriving(...parts), LIMITS);
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
  const result = await receiveUpload(TYPE, byteByByte(), LIMITS);
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
    expect(await receiveUpload(TYPE, arriving(half), LIMITS)).toEqual({ ok: false, reason: 'unreadable' });
    expect(openFiles()).toBe(before);
  });

  test('because its sender has gone leaves none either', async () => {
    const before = openFiles();
    async function* breaking() {
      yield Buffer.from(file('a.pdf', '%PDF-').slice(0, -4));
      throw new Error('ECONNRESET');
    }
    expect(await receiveUpload(TYPE, breaking(), LIMITS)).toEqual({ ok: false, reason: 'unreadable' });
    expect(openFiles()).toBe(before);
  });

  test('because it is too large says so', async () => {
    async function* endless() {
      yield Buffer.from(file('a.pdf', '%PDF-').slice(0, -4));
      for (let sent = 0; sent < 2 * MAX_REQUEST_SIZE; sent += 65_536) yield Buffer.alloc(65_536, 'a');
    }
    expect(await receiveUpload(TYPE, endless(), LIMITS)).toEqual({ ok: false, reason: 'too-large' });
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
  expect(await receiveUpload(TYPE, arriving(text), LIMITS)).toEqual({ ok: false, reason: 'unreadable' });
  expect(openFiles()).toBe(before);
});

function brokenUpload(name: string): BrokenUpload {
  const found = brokenUploads[name];
  if (!found) throw new Error(`No broken upload ${name}`);
  return found;
}

/** Files are opened by a thread of the pool: they are not open before one of them is free. */
function occupyThreadPool(): Promise<unknown> {
  const derive = promisify(pbkdf2);
  return Promise.all(Array.from({ length: 4 }, () => derive('a', 'b', 20_000, 64, 'sha512')));
}

const brokenNames = Object.keys(brokenUploads);

test.each(brokenNames)(
  'a body that %s while its files are being opened is unreadable, and leaves nothing behind',
  async (name) => {
    const { contentType, body } = brokenUpload(name);
    const before = openFiles();
    const occupied = occupyThreadPool();
    expect(await receiveUpload(contentType, arriving(body), LIMITS)).toEqual({ ok: false, reason: 'unreadable' });
    await occupied;
    expect([openFiles(), spooledNames()]).toEqual([before, []]);
  },
);

/** How many files are open when all of the body has arrived. Of the other bodies none is opened, or it is refused before. */
test.each([
  ['ends within a small file', 1],
  ['ends behind a file', 1],
  ['ends within a larger file', 1],
  ['ends within the second file', 2],
  ['ends within the sixth file', 6],
  ['ends within an answer behind a file', 1],
  ['ends within the last boundary', 1],
  ['contains another multipart body', 1],
])('a body that %s when its files are open (%d) is unreadable, and leaves nothing behind', async (name, files) => {
  const { contentType, body } = brokenUpload(name);
  const before = openFiles();
  let areOpen = false;
  async function* ending() {
    yield body;
    await waitUntil(() => openFiles() === before + files, {
      timeout: 60_000,
      every: 2,
      message: 'No file is open',
    });
    areOpen = true;
  }
  expect(await receiveUpload(contentType, ending(), LIMITS)).toEqual({ ok: false, reason: 'unreadable' });
  expect(areOpen).toBe(true);
  expect([openFiles(), spooledNames()]).toEqual([before, []]);
});

test('a file has no name while it is received', async () => {
  await receive(file('a.pdf', '%PDF-'), END);
  expect(spooledNames()).toEqual([]);
});

describe('a request that is refused is read to its end, so that its sender reads the answer', () => {
  test('also behind what is wrong', async () => {
    let isRead = false;
    async function* long() {
      yield brokenUploads['has ten thousand answers']?.body ?? Buffer.alloc(0);
      for (let sent = 0; sent < MAX_REQUEST_SIZE / 2; sent += 65_536) yield Buffer.alloc(65_536, 'a');
      isRead = true;
    }
    const { contentType = '' } = brokenUploads['has ten thousand answers'] ?? {};
    expect(await receiveUpload(contentType, long(), LIMITS)).toEqual({ ok: false, reason: 'unreadable' });
    expect(isRead).toBe(true);
  });
});

test('a refused sender who waits for the answer gets it', async () => {
  const { contentType = '', body = Buffer.alloc(0) } = brokenUploads['has ten thousand answers'] ?? {};
  async function* waiting() {
    yield body;
    await new Promise(() => undefined);
  }
  const result = await receiveUpload(contentType, waiting(), { ...LIMITS, pauseMs: 50 });
  expect(result).toEqual({ ok: false, reason: 'unreadable' });
});

describe('a slow request', () => {
  const slow = { ok: false, reason: 'too-slow' };
  const begun = file('a.pdf', '%PDF-').slice(0, -4);

  async function* dripping(bytes: number, everyMs: number, times: number) {
    yield Buffer.from(begun);
    for (let sent = 0; sent < times; sent++) {
      await pause(everyMs);
      yield Buffer.alloc(bytes, 'a');
    }
    yield Buffer.from(`\r\n${END}`);
  }

  test('is ended at its time limit, also if nothing comes at all', async () => {
    const before = openFiles();
    async function* silent() {
      yield Buffer.from(begun);
      await new Promise(() => undefined);
    }
    expect(await receiveUpload(TYPE, silent(), { timeoutMs: 50 })).toEqual(slow);
    expect(openFiles()).toBe(before);
  });

  test('is ended once it brings less than the rate in a window', async () => {
    const limits = { ...LIMITS, windowMs: 100, minRate: 5_000 };
    expect(await receiveUpload(TYPE, dripping(10, 10, 500), limits)).toEqual(slow);
  });

  test('above the rate passes, however long it takes', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    async function* dripping5000BytesASecond() {
      yield Buffer.from(begun);
      for (let sent = 0; sent < 1_000; sent++) {
        jest.advanceTimersByTime(20);
        yield Buffer.alloc(100, 'a');
      }
      yield Buffer.from(`\r\n${END}`);
    }
    const limits = { ...LIMITS, windowMs: 100, minRate: 4_000 };
    const result = await receiveUpload(TYPE, dripping5000BytesASecond(), limits);
    if (!result.ok) throw new Error(result.reason);
    received.push(result.upload);
    expect(result.upload.files).toHaveLength(1);
  });

  test('is not what a busy server makes of a fast one', async () => {
    const incoming = new IncomingBody(arriving('a', 'b', 'c'), { ...LIMITS, windowMs: 40, minRate: 1_000_000 });
    for await (const chunk of incoming.chunks(100, incoming.expired)) {
      expect(chunk).toHaveLength(1);
      await pause(60);
    }
    incoming.close();
    expect(incoming.expired.aborted).toBe(false);
  });

  test('is not what a blocked thread makes of a fast one', async () => {
    const sleeping = new Int32Array(new SharedArrayBuffer(4));
    async function* blocked() {
      yield Buffer.from('a');
      await pause(10);
      Atomics.wait(sleeping, 0, 0, 1_500);
      // Its bytes have arrived, but timers that are due come first.
      await pause(0);
      yield Buffer.alloc(2_000);
    }
    const incoming = new IncomingBody(blocked(), { ...LIMITS, windowMs: 100, minRate: 1_000 });
    let bytes = 0;
    for await (const chunk of incoming.chunks(10_000, incoming.expired)) bytes += chunk.length;
    incoming.close();
    expect(bytes).toBe(2_001);
  });
});
