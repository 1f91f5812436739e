export const MAX_FILE_SIZE = 10 * 1024 * 1024;
const MAX_NAME_LENGTH = 100;
/** The limit of common file systems. */
const LONGEST_REAL_NAME = 255;

export const contentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
} as const;

export type Extension = keyof typeof contentTypes;

/** Kind of a file: a type that people send, or a text that the site itself has put into a space. */
export type Kind = Extension | 'txt';

export const acceptedFiles = Object.keys(contentTypes)
  .map((extension) => `.${extension}`)
  .join(',');

/** The base name in NFC, without control and bidirectional characters, at most 100 characters with its extension. */
export function tidyFileName(given: string): string {
  const base = given.split(/[/\\]/).at(-1) ?? '';
  const clean = base
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029\ufffd<>:"|?*]+/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '');
  const letters = [...clean];
  if (letters.length <= MAX_NAME_LENGTH) return clean || 'archivo';
  const ending = /\.[a-z0-9]{1,8}$/i.exec(clean)?.[0] ?? '';
  return letters.slice(0, MAX_NAME_LENGTH - ending.length).join('') + ending;
}

export function extensionOf(name: string): Extension | null {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(contentTypes, ending) ? (ending as Extension) : null;
}

export function isNameTooLong(given: string): boolean {
  return [...given].length > LONGEST_REAL_NAME;
}

const BEGINNINGS: Record<Extension, readonly number[]> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  docx: [0x50, 0x4b, 0x03, 0x04],
  jpg: [0xff, 0xd8, 0xff],
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** Bytes that `beginsLike` needs. */
export const HEAD_LENGTH = 8;

/** Matches the bytes with which a file of this kind begins; a text is judged whole. */
export function beginsLike(kind: Kind, bytes: Uint8Array): boolean {
  return kind === 'txt' ? isUtf8(bytes) : BEGINNINGS[kind].every((byte, index) => bytes[index] === byte);
}

function isUtf8(content: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(content);
    return true;
  } catch {
    return false;
  }
}

export type OuterRefusal = 'nameTooLong' | 'type' | 'empty' | 'tooLarge';

/** Why a file is refused before its content is read. */
export function outerRefusalOf({ name, size }: { name: string; size: number }): OuterRefusal | null {
  if (isNameTooLong(name)) return 'nameTooLong';
  if (!extensionOf(tidyFileName(name))) return 'type';
  if (size === 0) return 'empty';
  return size > MAX_FILE_SIZE ? 'tooLarge' : null;
}
