import { hex } from '@/lib/private/sealing/hex';
import type { Opener } from '@/lib/private/sealing/identity';
import type { Open } from '@/lib/private/sealing/open-listed';
import { sha256 } from '@/lib/private/sealing/sha256';
import { contentTypes, extensionOf, type Kind, MAX_FILE_SIZE, tidyFileName } from '@/lib/shared/file-types';
import { type Guard, isOneOf, isShape, isText } from '@/lib/shared/json-guards';

/** What a document is called and how it can be recognised. Sealed by itself, so that a list needs no content. */
export type ItemHead = {
  name: string;
  /** The content type of its name. */
  type: string;
  /** Bytes, before sealing. */
  size: number;
  /** Digest of the content before sealing, in hexadecimal. */
  sha256: string;
};

/** Raised when the shape changes; what was sealed before stays readable. */
const VERSION = 'documento/v1';

type WrittenHead = ItemHead & { version: typeof VERSION };

/** Besides the files that people choose: texts that the site itself puts here, such as the copy of a consultation. */
const TEXT = { extension: 'txt', type: 'text/plain' } as const;

/** What an item of this name is; null for one that no item has. */
export function itemKind(name: string): Kind | null {
  return name.toLowerCase().endsWith(`.${TEXT.extension}`) ? TEXT.extension : extensionOf(name);
}

/** The content type of a name. */
function typeOf(name: string): string | null {
  const kind = itemKind(name);
  return kind && (kind === TEXT.extension ? TEXT.type : contentTypes[kind]);
}

const LONGEST_NAME = 255;
const isName: Guard<string> = (value): value is string => isText(value) && [...value].length <= LONGEST_NAME;
const isSize: Guard<number> = (value): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0 && Number(value) <= MAX_FILE_SIZE;
const isDigest: Guard<string> = (value): value is string => isText(value) && /^[0-9a-f]{64}$/.test(value);

const isWrittenHead = isShape<WrittenHead>({
  version: isOneOf(VERSION),
  name: isName,
  type: isOneOf(TEXT.type, ...Object.values(contentTypes)),
  size: isSize,
  sha256: isDigest,
});

/** `content`: of a file of an accepted type, by its name. */
export async function headOf(name: string, content: Uint8Array<ArrayBuffer>): Promise<ItemHead> {
  const tidy = tidyFileName(name);
  const type = typeOf(tidy);
  if (!type) throw new Error('No document has a name of this type');
  return { name: tidy, type, size: content.length, sha256: hex(await sha256(content)) };
}

export function writeItemHead(head: ItemHead): Uint8Array<ArrayBuffer> {
  const written: WrittenHead = { version: VERSION, ...head };
  return new TextEncoder().encode(JSON.stringify(written));
}

/** Null for anything else: a space's key is public, so anything may have been sealed for it. */
export function readItemHead(content: Uint8Array): ItemHead | null {
  try {
    const read: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content));
    if (!isWrittenHead(read)) return null;
    const { type, size, sha256: digest } = read;
    // It is shown, and the file saved under it.
    const name = tidyFileName(read.name);
    if (typeOf(name) !== type) return null;
    return { name, type, size, sha256: digest };
  } catch {
    return null;
  }
}

/** Null for one that does not open, or says nothing that a head says. `recipients`: how many keys open it. */
export async function openItemHead(
  sealed: Uint8Array<ArrayBuffer>,
  openers: readonly Opener[],
  open: Open,
): Promise<{ head: ItemHead; recipients: number } | null> {
  const opened = await open(sealed, openers);
  const head = opened.ok ? readItemHead(opened.content) : null;
  return opened.ok && head ? { head, recipients: opened.recipients } : null;
}
