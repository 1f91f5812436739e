/** Random access to a file, wherever its bytes are. */
export type Content = {
  /** Bytes. */
  size: number;
  /** Up to so many bytes from a position on; fewer at the end. */
  read: (position: number, length: number) => Promise<Uint8Array>;
};

/** Packed a thousand times, a chunk becomes sixteen megabytes. */
const CHUNK_BYTES = 16 * 1024;

export function contentOf(bytes: Uint8Array): Content {
  return { size: bytes.length, read: async (position, length) => bytes.subarray(position, position + length) };
}

/** The file, or what is between two of its positions, in chunks. */
export async function* chunksOf({ size, read }: Content, start = 0, end = size): AsyncGenerator<Uint8Array> {
  for (let position = start; position < end; ) {
    const chunk = await read(position, Math.min(CHUNK_BYTES, end - position));
    if (chunk.length === 0) throw new Error('A file ended early');
    position += chunk.length;
    yield chunk;
  }
}

/** More arguments than this are too many for some engines. */
const PART_BYTES = 8 * 1024;

/** One character for each byte. */
export function latin1(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += PART_BYTES) {
    // Spread, each byte would go through an iterator.
    parts.push(Reflect.apply(String.fromCharCode, null, bytes.subarray(at, at + PART_BYTES)));
  }
  return parts.join('');
}

/** The bytes of a text in UTF-16, little endian, as `latin1` shows them. All characters are ASCII. */
export function utf16(text: string): string {
  return [...text].map((letter) => `${letter}\0`).join('');
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** Why a file is refused for what is in it. */
export type ContentRefusal = 'content' | 'bomb' | 'active' | 'tooManyPixels' | 'infected';
