import 'server-only';

export type PdfStream = {
  /** Where the keyword stands, and where the data begin. */
  keyword: number;
  data: number;
  dictionary: string;
  /** The dictionary is longer than what is read of it. */
  isCut: boolean;
};

const MAX_DICTIONARY = 4 * 1024;
const KEYWORD = 'stream';
const BLANKS: ReadonlySet<number | undefined> = new Set(Buffer.from(' \t\f\0'));
const MAX_BLANKS = 64;

const [PERCENT, CR, LF, O, B, J, S, T] = [...Buffer.from('%\r\nobjst')];

/** Every place at which a stream may begin, read once from the beginning to the end. Strings and comments are not told apart. */
export function* streamsOf(bytes: Buffer): Generator<PdfStream> {
  let comment = -1;
  let line = 0;
  let object = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === PERCENT) comment = at;
    else if (byte === CR || byte === LF) line = at;
    else if (byte === O && bytes[at + 1] === B && bytes[at + 2] === J && comment <= line) object = at;
    else if (byte === S && bytes[at + 1] === T) {
      const data = beginOfData(bytes, at);
      if (data === null) continue;
      const from = Math.max(object, at - MAX_DICTIONARY);
      yield { keyword: at, data, dictionary: bytes.toString('latin1', from, at), isCut: from > object };
    }
  }
}

/** Null if the keyword does not stand here. Readers skip blanks between it and its line end. */
function beginOfData(bytes: Buffer, at: number): number | null {
  if (bytes.toString('latin1', at, at + KEYWORD.length) !== KEYWORD) return null;
  if (bytes.toString('latin1', Math.max(0, at - 3), at) === 'end') return null;
  let end = at + KEYWORD.length;
  while (BLANKS.has(bytes[end]) && end < at + KEYWORD.length + MAX_BLANKS) end += 1;
  if (bytes[end] === CR) return end + (bytes[end + 1] === LF ? 2 : 1);
  return bytes[end] === LF ? end + 1 : null;
}
