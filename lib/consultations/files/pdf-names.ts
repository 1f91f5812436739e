import 'server-only';

const WHITE = '[\\s\\0]';

/** Matches one of these names in the bytes of a PDF, in which `#4a` may stand for `J`. */
function anyOf(...names: string[]): RegExp {
  return new RegExp(`${spellings(names)}(?=[\\s\\0/<>[\\](){}%])`);
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
/** The name of a file, embedded or not: text, hexadecimal, or neither if it cannot be read. */
export const FILE_NAME = new RegExp(
  `${spellings(['F', 'UF', 'DOS', 'Mac', 'Unix'])}${WHITE}{0,100}(?:\\(((?:[^\\\\()]|\\\\[\\s\\S]){0,500})\\)|<([\\da-fA-F\\s]{0,1000})>|(?=\\(|%|<(?!<)))`,
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
export function fileNameOf([, text, hex]: RegExpMatchArray): string | null {
  if (text === undefined && hex === undefined) return null;
  const octal = (digits: string) => String.fromCharCode(Number.parseInt(digits, 8) & 0xff);
  const name =
    hex === undefined
      ? (text ?? '').replace(ESCAPE, (_, digits, letter) => (digits ? octal(digits) : (ESCAPED[letter] ?? letter)))
      : Buffer.from(hex.replace(/\s/g, ''), 'hex').toString('latin1');
  return name.startsWith('\xfe\xff') ? Buffer.from(evenPart(name), 'latin1').swap16().toString('utf16le') : name;
}

function evenPart(text: string): string {
  return text.slice(2, text.length - (text.length % 2));
}
