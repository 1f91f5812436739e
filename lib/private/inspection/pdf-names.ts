const WHITE = '[\\s\\0]';

/** Matches one of these names in the bytes of a PDF, in which `#4a` may stand for `J`. To PDFium 0x80 and 0xff are white space. */
function anyOf(...names: string[]): RegExp {
  return new RegExp(`${spellings(names)}(?=[\\s\\0\\x80\\xff/<>[\\](){}%])`);
}

function spellings(names: readonly string[]): string {
  return `/(?:${names.map((name) => [...name].map(letterOrCode).join('')).join('|')})`;
}

function letterOrCode(letter: string): string {
  const code = letter.charCodeAt(0).toString(16);
  const digits = [...code].map((digit) => `[${digit}${digit.toUpperCase()}]`).join('');
  return `(?:${letter}|#${digits})`;
}

/** Longer than any spelling of a name, or of a file's name, with what ends it. */
export const LONGEST_NAME = 1_200;

/** What runs or opens something. Long enough to occur in no compressed data by chance. */
export const ACTIVE_NAME = anyOf('JavaScript', 'Launch', 'RichMedia', 'Rendition');
/** Files within. */
export const EMBEDDED_NAME = anyOf('EmbeddedFile', 'EmbeddedFiles');
/** Where they are named; short. */
export const EMBEDS_NAME = anyOf('EF');
const REFERENCE = `\\d{1,10}${WHITE}{1,100}\\d{1,10}${WHITE}{1,100}R`;
/** Matches `EF` with what belongs behind it: too long to occur in compressed data by chance. */
export const EMBEDS_FILES = new RegExp(`${spellings(['EF'])}(?:${WHITE}{0,100}(?:<<|${REFERENCE})|(?=${WHITE}{101}))`);
/**
 * The name of a file, embedded or not: text, hexadecimal, or neither if it cannot be read here. `contents` is no name: it lists
 * the contents of one file under the same keys.
 */
export const FILE_NAME = new RegExp(
  `(?<contents>${spellings(['EF'])}${WHITE}{0,100}<<[^<>]{0,500}>>)|${spellings(['F', 'UF', 'DOS', 'Mac', 'Unix'])}(?:${WHITE}{0,100}(?:\\((?<text>(?:[^\\\\()]|\\\\[\\s\\S]){0,500})\\)|<(?<hex>[\\da-fA-F\\s]{0,1000})>|(?=\\(|%|<(?!<)|${REFERENCE}))|(?=${WHITE}{101}))`,
  'g',
);
/** Short: to be looked for in objects only. */
export const SCRIPT_NAME = anyOf('JS');
/** In the dictionary of a stream that holds objects. */
export const OBJECTS_NAME = anyOf('ObjStm', 'First');

export function unescaped(names: string): string {
  return names.replace(/#([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

const ESCAPE = /\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g;
const ESCAPED: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '', '\r': '', '\r\n': '' };

/** What a match of `FILE_NAME` says; null if it cannot be read. */
export function fileNameOf({ groups }: RegExpMatchArray): string | null {
  const { text, hex } = groups ?? {};
  if (text === undefined && hex === undefined) return null;
  const octal = (digits: string) => String.fromCharCode(Number.parseInt(digits, 8) & 0xff);
  const name =
    hex === undefined
      ? (text ?? '').replace(ESCAPE, (_, digits, letter) => (digits ? octal(digits) : (ESCAPED[letter] ?? letter)))
      : pairsOf(hex.replace(/\s/g, ''))
          .map((pair) => String.fromCharCode(Number.parseInt(pair, 16)))
          .join('');
  if (!name.startsWith('\xfe\xff')) return name;
  // UTF-16, big endian.
  const units = pairsOf(name.slice(2)).map((pair) =>
    String.fromCharCode(pair.charCodeAt(0) * 256 + pair.charCodeAt(1)),
  );
  return units.join('');
}

function pairsOf(text: string): string[] {
  return text.match(/[\s\S]{2}/g) ?? [];
}
