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
    else if (byte === S && bytes[at + 1] === T && beginsData(bytes, at)) {
      const from = Math.max(object, at - MAX_DICTIONARY);
      const data = at + 6 + (bytes[at + 6] === CR && bytes[at + 7] === LF ? 2 : 1);
      yield { keyword: at, data, dictionary: bytes.toString('latin1', from, at), isCut: from > object };
    }
  }
}

function beginsData(bytes: Buffer, at: number): boolean {
  if (bytes.toString('latin1', at, at + 6) !== 'stream') return false;
  const next = bytes[at + 6];
  return (next === CR || next === LF) && bytes.toString('latin1', Math.max(0, at - 3), at) !== 'end';
}
