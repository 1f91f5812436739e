import 'server-only';

/** Matches one of these names in the bytes of a PDF, in which `#4a` may stand for `J`. */
function anyOf(...names: string[]): RegExp {
  const spelled = names.map((name) => [...name].map(letterOrCode).join(''));
  return new RegExp(`/(?:${spelled.join('|')})(?=[\\s\\0/<>[\\](){}%])`);
}

function letterOrCode(letter: string): string {
  const code = letter.charCodeAt(0).toString(16);
  const digits = [...code].map((digit) => `[${digit}${digit.toUpperCase()}]`).join('');
  return `(?:${letter}|#${digits})`;
}

/** Longer than any spelling of a name, with what ends it. */
export const LONGEST_NAME = 64;

/** What runs, opens or unpacks something. Long enough to occur in no compressed data by chance. */
export const ACTIVE_NAME = anyOf('JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'Rendition');
/** Short: to be looked for in objects only. */
export const SCRIPT_NAME = anyOf('JS');
/** In the dictionary of a stream that holds objects. */
export const OBJECTS_NAME = anyOf('ObjStm', 'First');

export function unescaped(names: string): string {
  return names.replace(/#([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
