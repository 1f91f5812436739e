import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeError, log } from '@/lib/log';

/** A file on its way into the database. It has no name on the disk: it is gone with its handle, also after a crash. */
export type Spooled = {
  handle: FileHandle;
  /** Bytes. */
  size: number;
  /** SHA-256 of the content, hex. */
  digest: string;
};

/** The disk did not take it: a fault of ours, not of what was sent. */
export class SpoolFault extends Error {}

/** Writes what arrives, no faster than the disk takes it. */
export async function spool(content: AsyncIterable<Buffer>): Promise<Spooled> {
  // Not for the build to follow: it would deploy every file of the project whose name begins like this.
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

/** The whole content. Whoever calls this has its turn, so that few are in memory at once. */
export async function readSpooled({ handle, size }: Spooled): Promise<Buffer<ArrayBuffer>> {
  const content = Buffer.alloc(size);
  let read = 0;
  while (read < size) {
    const { bytesRead } = await handle.read(content, read, size - read, read);
    if (bytesRead === 0) throw new Error('A spooled file ended early');
    read += bytesRead;
  }
  return content;
}

/** The content in pieces of at most `length` bytes. */
export async function* spooledChunks({ handle, size }: Spooled, length: number): AsyncGenerator<Buffer> {
  const buffer = Buffer.alloc(Math.min(length, size));
  for (let position = 0; position < size; ) {
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
    if (bytesRead === 0) throw new Error('A spooled file ended early');
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/** Lets go of all of them, also if one cannot be closed: that is written down, and hides no other fault. */
export async function closeAll(files: readonly Pick<Spooled, 'handle'>[]): Promise<void> {
  for (const closed of await Promise.allSettled(files.map(({ handle }) => handle.close()))) {
    if (closed.status === 'rejected') log.warn({ error: describeError(closed.reason) }, 'upload not closed');
  }
}
