import 'server-only';
import { type Spooled, spooledChunks } from './spool';

/** Bytes. The driver makes several copies of a part while it sends it. */
const PART_SIZE = 192 * 1024;

/** Hands over a file in parts, counted from 0: no process holds all of it in memory. */
export async function storeParts(
  file: Spooled,
  insert: (position: number, content: Buffer) => Promise<unknown>,
): Promise<void> {
  let position = 0;
  for await (const content of spooledChunks(file, { chunkBytes: PART_SIZE })) {
    await insert(position, content);
    position += 1;
  }
}

/** The parts of a file of `size` bytes, each read when it is asked for. */
export async function* readParts(
  size: number,
  read: (position: number) => Promise<Buffer | undefined>,
): AsyncGenerator<Uint8Array> {
  let count = 0;
  for (let position = 0; count < size; position++) {
    const part = await read(position);
    if (!part) throw new Error('A part of a stored file is missing');
    count += part.length;
    yield part;
  }
}
