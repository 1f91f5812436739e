import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { constants, unlinkSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeError, log } from '@/lib/server/log';

/** `size` in bytes, `digest` SHA-256 in hex. Has no name on disk: closing `handle` deletes it, also after a crash. */
export type Spooled = {
  handle: FileHandle;
  size: number;
  digest: string;
};

const CHUNK_BYTES = 64 * 1024;
// Linux's flag for a file that never has a name. Node passes it on, but does not name it.
const O_TMPFILE = 0o20000000 | constants.O_DIRECTORY;
const NO_UNNAMED_FILES = new Set(['EOPNOTSUPP', 'EISDIR', 'ENOENT']);

/** The disk failed: a fault of the server, not of the upload. */
export class SpoolFault extends Error {}

/** Writes the content to the disk with backpressure. */
export async function spool(content: AsyncIterable<Buffer>): Promise<Spooled> {
  const handle = await openNameless();
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

async function openNameless(): Promise<FileHandle> {
  // Tracing this path would make the build deploy every file of the project whose name begins like this.
  const folder = /* turbopackIgnore: true */ tmpdir();
  try {
    return (await openUnnamed(folder)) ?? (await openAndUnlink(folder));
  } catch (cause) {
    throw new SpoolFault('There is no place for an upload', { cause });
  }
}

/** Null if the file system has no such files: NFS, or an overlay on an old kernel. */
async function openUnnamed(folder: string): Promise<FileHandle | null> {
  if (process.platform !== 'linux') return null;
  try {
    return await open(folder, O_TMPFILE | constants.O_RDWR, 0o600);
  } catch (error) {
    if (error instanceof Error && 'code' in error && NO_UNNAMED_FILES.has(String(error.code))) return null;
    throw error;
  }
}

async function openAndUnlink(folder: string): Promise<FileHandle> {
  const path = join(/* turbopackIgnore: true */ folder, `sofa-${randomUUID()}`);
  const handle = await open(path, 'wx+', 0o600);
  try {
    unlinkSync(path);
    return handle;
  } catch (error) {
    await closeAll([{ handle }]);
    throw error;
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

/** Up to so many bytes from a position on; fewer at the end of the file. */
export async function spooledBytes({ handle, size }: Spooled, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - position)));
  const { bytesRead } = await handle.read(bytes, 0, bytes.length, position);
  return bytes.subarray(0, bytesRead);
}

/** The file in chunks. Each chunk has a buffer of its own. */
export async function* spooledChunks(
  { handle, size }: Spooled,
  { chunkBytes = CHUNK_BYTES }: { chunkBytes?: number } = {},
): AsyncGenerator<Buffer> {
  for (let position = 0; position < size; ) {
    const buffer = Buffer.allocUnsafe(Math.min(chunkBytes, size - position));
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
