import 'server-only';

/** A content in its pieces, which are fetched when the e-mail is put together. */
export type Pieces = () => AsyncIterable<Uint8Array>;

/**
 * JSON whose marks, each the whole of a string, stand for contents in base64. It is put together piece by piece and outside of
 * the heap: as one text, twenty megabytes would keep the process from everything else for half a second.
 */
export async function withContents(json: string, contents: ReadonlyMap<string, Pieces>): Promise<Blob> {
  const parts: (string | Blob)[] = [];
  let rest = json;
  for (const [mark, pieces] of contents) {
    const at = rest.indexOf(mark);
    if (at < 0) throw new Error('The e-mail has no place for an attachment');
    parts.push(rest.slice(0, at));
    for await (const text of base64(pieces())) parts.push(new Blob([text]));
    rest = rest.slice(at + mark.length);
  }
  return new Blob([...parts, rest], { type: 'application/json' });
}

/** Three bytes are four characters: what is left over goes with the next piece. */
async function* base64(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let over = Buffer.alloc(0);
  for await (const piece of pieces) {
    const bytes =
      over.length > 0 ? Buffer.concat([over, piece]) : Buffer.from(piece.buffer, piece.byteOffset, piece.length);
    const whole = bytes.length - (bytes.length % 3);
    yield bytes.toString('base64', 0, whole);
    over = Buffer.from(bytes.subarray(whole));
  }
  yield over.toString('base64');
}
