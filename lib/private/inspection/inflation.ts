import { Z_BUF_ERROR, Z_NO_FLUSH, Z_OK, Z_STREAM_END, ZStream, zlibInflate, zlibInflateInit2 } from 'pako';

/* Raw deflate (RFC 1951). Platforms' own DecompressionStream drops what it has unpacked at a fault, which readers of PDF show, and refuses what follows the end. */

/** With the last block, before it, or where no reader goes on. */
export type Ending = 'whole' | 'cut' | 'faulty';

type Input = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Without a header, with the largest window. */
const RAW = -15;
const PIECE = 16 * 1024;

/** One unpacking, a few kilobytes at a time. Everything in front of a fault comes out. */
export class Inflation {
  /** Once all pieces have come out. */
  ending: Ending = 'cut';
  readonly #input: Input;
  readonly #stream = new ZStream();

  constructor(input: Input) {
    this.#input = input;
    zlibInflateInit2(this.#stream, RAW);
  }

  /** Bytes of the input that were needed so far. */
  get used(): number {
    return this.#stream.total_in;
  }

  async *pieces(): AsyncGenerator<Uint8Array> {
    const stream = this.#stream;
    for await (const chunk of this.#input) {
      Object.assign(stream, { input: chunk, next_in: 0, avail_in: chunk.length });
      do {
        // A sender may hand its bytes over one by one: what little they become shares its room with what follows.
        if (stream.avail_out === 0) {
          Object.assign(stream, { output: new Uint8Array(PIECE), next_out: 0, avail_out: PIECE });
        }
        const begin = stream.next_out;
        const status = zlibInflate(stream, Z_NO_FLUSH);
        if (stream.next_out > begin) yield stream.output.subarray(begin, stream.next_out);
        if (status === Z_STREAM_END) {
          this.ending = 'whole';
          return;
        }
        if (status !== Z_OK && status !== Z_BUF_ERROR) {
          this.ending = 'faulty';
          return;
        }
      } while (stream.avail_in > 0 || stream.avail_out === 0);
    }
  }
}
