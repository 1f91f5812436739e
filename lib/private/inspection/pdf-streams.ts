const KEYWORD = 'stream';
const BLANKS = /[ \t\f\0]*/y;

/** Every place at which a stream may begin. Strings and comments are not told apart. */
export function* streamKeywords(text: string): Generator<number> {
  for (let at = text.indexOf(KEYWORD); at >= 0; at = text.indexOf(KEYWORD, at + KEYWORD.length)) {
    if (text.slice(Math.max(0, at - 3), at) !== 'end' && beginOfData(text, at) !== null) yield at;
  }
}

export type PdfStream = {
  dictionary: string;
  /** Where the data begin; null if the line of the keyword holds more than blanks. */
  data: number | null;
};

/** The streams behind a dictionary, from every place at which an object may begin. Ends when all characters are used up. */
export function* streamsOf(text: string, left: { characters: number }): Generator<PdfStream> {
  for (let at = text.indexOf('obj'); at >= 0 && left.characters > 0; at = text.indexOf('obj', at + 1)) {
    const begin = behindBlanks(text, at + 3);
    const end = text.startsWith('<<', begin) ? endOfDictionary(text, begin) : begin;
    const keyword = behindBlanks(text, end);
    left.characters -= keyword - at;
    if (end === begin || !text.startsWith(KEYWORD, keyword)) continue;
    const data = beginOfData(text, keyword);
    left.characters -= (data ?? keyword) - keyword;
    yield { dictionary: text.slice(begin, end), data };
  }
}

/** Readers skip blanks between the keyword and its line end. */
function beginOfData(text: string, keyword: number): number | null {
  BLANKS.lastIndex = keyword + KEYWORD.length;
  BLANKS.test(text);
  const end = BLANKS.lastIndex;
  if (text[end] === '\r') return end + (text[end + 1] === '\n' ? 2 : 1);
  return text[end] === '\n' ? end + 1 : null;
}

/** Behind white space and comments. */
function behindBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    if (text[at] === '%') at = endOfLine(text, at);
    else if (/[\s\0]/.test(text.charAt(at))) at += 1;
    else break;
  }
  return at;
}

/** Skips, as readers do, what belongs to no dictionary. Returns the end of the text if it has no other. */
function endOfDictionary(text: string, begin: number): number {
  let depth = 0;
  for (let at = begin; at < text.length; ) {
    const letter = text[at];
    if (letter === '%') at = endOfLine(text, at);
    else if (letter === '(') at = endOfString(text, at);
    else if (text.startsWith('<<', at)) {
      depth += 1;
      at += 2;
    } else if (text.startsWith('>>', at)) {
      depth -= 1;
      at += 2;
      if (depth === 0) return at;
    } else at = letter === '<' ? endOfHex(text, at) : at + 1;
  }
  return text.length;
}

function endOfString(text: string, begin: number): number {
  let depth = 0;
  for (let at = begin; at < text.length; at++) {
    const letter = text[at];
    if (letter === '\\') at += 1;
    else if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

function endOfHex(text: string, begin: number): number {
  const end = text.indexOf('>', begin);
  return end < 0 ? text.length : end + 1;
}

function endOfLine(text: string, begin: number): number {
  let at = begin;
  while (at < text.length && text[at] !== '\r' && text[at] !== '\n') at += 1;
  return at;
}
