import { at, type Code, type Codes, codeOf, FIXED, LONGEST_CODE } from './huffman-code';

/* Raw deflate (RFC 1951). Platforms' own DecompressionStream drops what it has unpacked at a fault, which readers of PDF show, and refuses what follows the end. */

/** With the last block, before it, or where no reader goes on. */
export type Ending = 'whole' | 'cut' | 'faulty';

type Input = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** How far back a copy may reach. */
const WINDOW = 32 * 1024;
const PIECE = 16 * 1024;
const LONGEST_COPY = 258;
/** Bytes of the longest beginning of a block, and of the longest literal or copy. */
const LONGEST_HEADER = 600;
const LONGEST_SYMBOL = 8;

const LENGTH_BASE = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
];
const LENGTH_BITS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const DISTANCE_BASE = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
  8193, 12_289, 16_385, 24_577,
];
const DISTANCE_BITS = [
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
];
/** In this order the lengths of the codes for lengths are written. */
const LENGTHS_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

const END_OF_BLOCK = 256;

/** One unpacking, a few kilobytes at a time. Everything in front of a fault comes out. */
export class Inflation {
  /** Once all pieces have come out. */
  ending: Ending = 'cut';
  readonly #input: AsyncGenerator<Uint8Array>;
  #chunk: Uint8Array = new Uint8Array(0);
  #at = 0;
  #before = 0;
  #isLast = false;
  #bits = 0;
  #bitCount = 0;
  /** More bits were asked for than there are; zeros stood in for them. */
  #isShort = false;
  /** What copies may reach, and behind it what waits to be given. */
  readonly #out = new Uint8Array(4 * WINDOW);
  #end = 0;
  #given = 0;

  constructor(input: Input) {
    this.#input = asynchronous(input);
  }

  /** Bytes of the input that were needed so far. */
  get used(): number {
    return this.#before + this.#at - (this.#bitCount >> 3);
  }

  async *pieces(): AsyncGenerator<Uint8Array> {
    for (let isLastBlock = false; !isLastBlock; ) {
      if (this.#lacks(LONGEST_HEADER)) await this.#refill(LONGEST_HEADER);
      isLastBlock = this.#take(1) === 1;
      const isSound = yield* this.#unpackBlock(this.#take(2));
      yield* this.#give(isSound && !isLastBlock ? PIECE : 0);
      if (!isSound || this.#isShort) {
        this.ending = this.#isShort ? 'cut' : 'faulty';
        return;
      }
    }
    this.ending = 'whole';
  }

  /** What waits to be given, if it is more than so many bytes. Makes room behind it. */
  *#give(unless: number): Generator<Uint8Array> {
    if (this.#end - this.#given > unless) {
      for (; this.#given < this.#end; this.#given = Math.min(this.#given + PIECE, this.#end)) {
        yield this.#out.slice(this.#given, Math.min(this.#given + PIECE, this.#end));
      }
    }
    if (this.#end <= this.#out.length - WINDOW) return;
    this.#out.copyWithin(0, this.#given - WINDOW, this.#end);
    this.#end -= this.#given - WINDOW;
    this.#given = WINDOW;
  }

  /** False at a fault. */
  async *#unpackBlock(kind: number): AsyncGenerator<Uint8Array, boolean> {
    if (kind === 0) return yield* this.#copyStored();
    const codes = kind === 1 ? FIXED : kind === 2 ? this.#readCodes() : null;
    return codes ? yield* this.#decode(codes) : false;
  }

  async *#copyStored(): AsyncGenerator<Uint8Array, boolean> {
    this.#take(this.#bitCount & 7);
    let left = this.#take(16);
    if (this.#take(16) !== (left ^ 0xffff)) return false;
    while (left > 0) {
      if (this.#lacks(1)) await this.#refill(1);
      const bytes = this.#chunk.subarray(this.#at, this.#at + Math.min(left, PIECE));
      this.#isShort = bytes.length === 0;
      if (this.#isShort) return false;
      this.#out.set(bytes, this.#end);
      this.#end += bytes.length;
      this.#at += bytes.length;
      left -= bytes.length;
      yield* this.#give(PIECE);
    }
    return true;
  }

  async *#decode(codes: Codes): AsyncGenerator<Uint8Array, boolean> {
    for (;;) {
      if (this.#lacks(LONGEST_SYMBOL)) await this.#refill(LONGEST_SYMBOL);
      const state = this.#decodeSome(codes);
      if (state !== 'goes-on') return state === 'end';
      yield* this.#give(PIECE);
    }
  }

  /** Until the input or the room in front of it gets short. */
  #decodeSome({ literals, distances }: Codes): 'goes-on' | 'end' | 'faulty' {
    const out = this.#out;
    const stop = Math.min(this.#given + 2 * PIECE, out.length - LONGEST_COPY);
    while (this.#end < stop) {
      if (this.#lacks(LONGEST_SYMBOL)) break;
      const symbol = this.#symbol(literals);
      if (this.#isShort || symbol < 0) return 'faulty';
      if (symbol < END_OF_BLOCK) {
        out[this.#end++] = symbol;
        continue;
      }
      if (symbol === END_OF_BLOCK) return 'end';
      const base = LENGTH_BASE[symbol - END_OF_BLOCK - 1];
      if (base === undefined) return 'faulty';
      const length = base + this.#take(LENGTH_BITS[symbol - END_OF_BLOCK - 1] ?? 0);
      const code = this.#symbol(distances);
      const near = DISTANCE_BASE[code];
      if (near === undefined) return 'faulty';
      const distance = near + this.#take(DISTANCE_BITS[code] ?? 0);
      if (this.#isShort || distance > this.#end) return 'faulty';
      const end = this.#end + length;
      for (let to = this.#end; to < end; to++) out[to] = out[to - distance] ?? 0;
      this.#end = end;
    }
    return 'goes-on';
  }

  /** -1 for a word that the code does not have. */
  #symbol({ quick, counts, symbols }: Code): number {
    this.#gather(LONGEST_CODE);
    const found = quick[this.#bits & (quick.length - 1)] ?? 0;
    if (found > 0) {
      this.#drop(found & 15);
      return found >> 4;
    }
    let [word, first, place] = [0, 0, 0];
    for (let length = 1; length <= LONGEST_CODE; length++) {
      word |= (this.#bits >> (length - 1)) & 1;
      const count = at(counts, length);
      if (word - count < first) {
        this.#drop(length);
        return symbols[place + word - first] ?? -1;
      }
      place += count;
      first = (first + count) << 1;
      word <<= 1;
    }
    return -1;
  }

  #readCodes(): Codes | null {
    const literalCount = this.#take(5) + 257;
    const distanceCount = this.#take(5) + 1;
    const lengthCount = this.#take(4) + 4;
    if (literalCount > 286 || distanceCount > 30) return null;
    const lengthLengths = new Uint8Array(LENGTHS_ORDER.length);
    for (const symbol of LENGTHS_ORDER.slice(0, lengthCount)) lengthLengths[symbol] = this.#take(3);
    const code = codeOf(lengthLengths, false);
    const lengths = code && this.#readLengths(code, literalCount + distanceCount);
    if (!lengths?.[END_OF_BLOCK]) return null;
    const literals = codeOf(lengths.subarray(0, literalCount), true);
    const distances = codeOf(lengths.subarray(literalCount), true);
    return literals && distances && { literals, distances };
  }

  #readLengths(code: Code, count: number): Uint8Array | null {
    const lengths = new Uint8Array(count);
    for (let index = 0; index < count; ) {
      const symbol = this.#symbol(code);
      if (symbol < 0 || this.#isShort) return null;
      if (symbol < 16) {
        lengths[index++] = symbol;
        continue;
      }
      if (symbol === 16 && index === 0) return null;
      const value = symbol === 16 ? lengths[index - 1] : 0;
      const times = symbol === 16 ? 3 + this.#take(2) : symbol === 17 ? 3 + this.#take(3) : 11 + this.#take(7);
      if (index + times > count) return null;
      lengths.fill(value ?? 0, index, index + times);
      index += times;
    }
    return lengths;
  }

  #lacks(bytes: number): boolean {
    return !this.#isLast && this.#chunk.length - this.#at < bytes;
  }

  /** So many bytes, or all that are left. */
  async #refill(bytes: number): Promise<void> {
    while (this.#lacks(bytes)) {
      const next = await this.#input.next();
      if (next.done) {
        this.#isLast = true;
        return;
      }
      const rest = this.#chunk.subarray(this.#at);
      this.#before += this.#at;
      this.#at = 0;
      this.#chunk = rest.length === 0 ? next.value : joined(rest, next.value);
    }
  }

  #gather(bits: number): void {
    while (this.#bitCount < bits && this.#at < this.#chunk.length) {
      this.#bits |= (this.#chunk[this.#at++] ?? 0) << this.#bitCount;
      this.#bitCount += 8;
    }
  }

  #take(bits: number): number {
    this.#gather(bits);
    const taken = this.#bits & ((1 << bits) - 1);
    this.#drop(bits);
    return taken;
  }

  #drop(bits: number): void {
    this.#isShort ||= bits > this.#bitCount;
    this.#bits >>>= bits;
    this.#bitCount = Math.max(0, this.#bitCount - bits);
  }
}

async function* asynchronous(input: Input): AsyncGenerator<Uint8Array> {
  yield* input;
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
