import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeError, log } from '@/lib/log';

/** `size` in bytes, `digest` SHA-256 in hex. Has no name on disk: closing `handle` deletes it, also after a crash. */
export type Spooled = {
  handle: FileHandle;
  size: number;
  digest: string;
};

const RANGE_CHUNK_BYTES = 64 * 1024;

/** The disk failed: a fault of the server, not of the upload. */
export class SpoolFault extends Error {}

/** Writes the content to the disk with backpressure. */
export async function spool(content: AsyncIterable<Buffer>): Promise<Spooled> {
  // Tracing this path would make the build deploy every file of the project whose name begins like this.
  const path = join(/* turbopackIgnore: true */ tmpdir(), `sofa-${randomUUID()}`);
  const handle = await openNameless(path);
  try {
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of content) {
      hash.update(chunk);
      await writeWhole(handle, chunk, size);
      size += chunk.length;
    }
    return { handle, size, digest: hash.digest('hex') };
  } catch (error) {
    await closeAll([{ handle }]);
    throw error;
  }
}

async function openNameless(path: string): Promise<FileHandle> {
  try {
    const handle = await open(path, 'wx+', 0o600);
    await unlink(path);
    return handle;
  } catch (error) {
    throw new SpoolFault('There is no place for an upload', { cause: error });
  }
}

async function writeWhole(handle: FileHandle, chunk: Buffer, position: number): Promise<void> {
  try {
    let written = 0;
    while (written < chunk.length) {
      written += (await handle.write(chunk, written, chunk.length - written, position + written)).bytesWritten;
    }
  } catch (error) {
    throw new SpoolFault('An upload could not be written', { cause: error });
  }
}

export async function spooledHead({ handle, size }: Spooled, length: number): Promise<Buffer> {
  const head = Buffer.alloc(Math.min(length, size));
  const { bytesRead } = await handle.read(head, 0, head.length, 0);
  return head.subarray(0, bytesRead);
}

/** Chunks of at most `length` bytes. All share one buffer: a chunk is valid until the next one is requested. */
export async function* spooledChunks({ handle, size }: Spooled, length: number): AsyncGenerator<Buffer> {
  const buffer = Buffer.alloc(Math.min(length, size));
  for (let position = 0; position < size; ) {
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
    if (bytesRead === 0) throw new Error('A spooled file ended early');
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/** The bytes from `start` to before `end`, or to the end of the file. Each chunk has a buffer of its own. */
export async function* spooledRange({ handle, size }: Spooled, start: number, end: number): AsyncGenerator<Buffer> {
  for (let position = start; position < Math.min(end, size); ) {
    const buffer = Buffer.alloc(Math.min(RANGE_CHUNK_BYTES, end - position));
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
    if (bytesRead === 0) throw new Error('A spooled file ended early');
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/** Closes all of them, also if one cannot be closed: that is logged and hides no other fault. */
export async function closeAll(files: readonly Pick<Spooled, 'handle'>[]): Promise<void> {
  for (const closed of await Promise.allSettled(files.map(({ handle }) => handle.close()))) {
    if (closed.status === 'rejected') log.warn({ error: describeError(closed.reason) }, 'upload not closed');
  }
}
