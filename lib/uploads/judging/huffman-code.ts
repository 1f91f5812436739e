/** Bits of its longest word. */
export const LONGEST_CODE = 15;
const QUICK_BITS = 9;

/** `quick`: by the next nine bits, the symbol of a code that is no longer, times 16, and the code's length; 0 for others. */
export type Code = { quick: Uint16Array; counts: Uint16Array; symbols: Uint16Array };
export type Codes = { literals: Code; distances: Code };

/** A Huffman code of deflate by the lengths of its words. Null for one with too many words or too few. */
export function codeOf(lengths: ArrayLike<number>, mayBeSparse: boolean): Code | null {
  const counts = new Uint16Array(LONGEST_CODE + 1);
  for (let symbol = 0; symbol < lengths.length; symbol++) raise(counts, lengths[symbol] ?? 0);
  counts[0] = 0;
  const starts = new Uint16Array(LONGEST_CODE + 2);
  const words = new Uint16Array(LONGEST_CODE + 2);
  let left = 1;
  for (let length = 1; length <= LONGEST_CODE; length++) {
    const count = at(counts, length);
    left = 2 * left - count;
    if (left < 0) return null;
    starts[length + 1] = at(starts, length) + count;
    words[length + 1] = (at(words, length) + count) << 1;
  }
  // Of a sparse code no word is longer than a bit.
  if (left > 0 && !(mayBeSparse && counts.every((count, length) => count === 0 || length === 1))) return null;
  const quick = new Uint16Array(1 << QUICK_BITS);
  const symbols = new Uint16Array(lengths.length);
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const length = lengths[symbol] ?? 0;
    if (length === 0) continue;
    symbols[at(starts, length)] = symbol;
    raise(starts, length);
    if (length <= QUICK_BITS) {
      const first = reversed(at(words, length), length);
      for (let bits = first; bits < quick.length; bits += 1 << length) quick[bits] = (symbol << 4) | length;
    }
    raise(words, length);
  }
  return { quick, counts, symbols };
}

export function at(numbers: Uint16Array, index: number): number {
  return numbers[index] ?? 0;
}

function raise(numbers: Uint16Array, index: number): void {
  numbers[index] = at(numbers, index) + 1;
}

function reversed(word: number, length: number): number {
  let turned = 0;
  for (let bit = 0; bit < length; bit++) turned |= ((word >> bit) & 1) << (length - 1 - bit);
  return turned;
}

/** Of blocks that bring none. */
export const FIXED: Codes = {
  literals: codeOf(Array.from({ length: 288 }, fixedLength), false) as Code,
  distances: codeOf(new Uint8Array(32).fill(5), false) as Code,
};

function fixedLength(_: unknown, symbol: number): number {
  if (symbol < 144) return 8;
  if (symbol < 256) return 9;
  return symbol < 280 ? 7 : 8;
}
