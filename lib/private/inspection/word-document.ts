import { type Content, type ContentRefusal, chunksOf, latin1 } from './content';
import { Inflation } from './inflation';
import { MarkerSearch } from './marker-search';
import { isPlainXml, loadsFromOutside, withoutReferences } from './word-relationships';
import {
  type Archive,
  ENTRY_SIZE,
  type Entry,
  entriesOf,
  LOCAL_SIZE,
  localHeaderOf,
  openArchive,
  UnreadableArchive,
} from './zip-archive';

/** Bytes of all entries of a document together, unpacked. Ten megabytes of text and pictures never need as much. */
const MAX_UNPACKED_SIZE = 100 * 1024 * 1024;
const MAX_ENTRIES = 3_000;
/** Bytes of a list of contents or of relationships: more than a thousand links. */
const MAX_LIST_SIZE = 256 * 1024;
/** Bytes that belong to no entry. Office reserves some hundred in three of them; an archive hidden between them takes more. */
const MAX_SLACK = 16 * 1024;
const MAX_ENTRY_SLACK = 64;
const DIRECTORY_END = 22;
const STORED = 0;
const DEFLATED = 8;

const CONTENT_TYPES = '[content_types].xml';
const LIST = /^\[content_types\]\.xml$|\.rels$/;
const ACTIVE_ENTRY = /(^|[/\\])(vbaproject|vbadata)[^/\\]*$|(^|[/\\])activex[/\\]/;
/** A part in pieces, which the format allows and no office program writes. */
const PIECE = /\.piece$/;
/** Another name of the entry, which some unpackers prefer. */
const UNICODE_NAME_FIELD = 0x7075;
const ACTIVE_TYPE = /macroenabled|vbaproject|activex/i;

/**
 * Unpacks every entry up to the limit, because declared sizes may be false. Null for a document without macros, controls,
 * programs and anything that it loads from elsewhere.
 */
export async function judgeWordDocument(content: Content): Promise<ContentRefusal | null> {
  try {
    return await judgeArchive(await openArchive(content));
  } catch (error) {
    if (error instanceof UnreadableArchive) return 'content';
    throw error;
  }
}

async function judgeArchive(archive: Archive): Promise<ContentRefusal | null> {
  const { entryCount, commentSize } = archive;
  const archiveSize = archive.content.size;
  if (entryCount === 0 || entryCount > MAX_ENTRIES || commentSize > 0) return 'content';
  const names = new Set<string>();
  let isDocument = false;
  let begin = archiveSize;
  let packedSize = 0;
  let headerSize = DIRECTORY_END;
  let unpackedSize = 0;
  for await (const entry of entriesOf(archive)) {
    // Entries that overlap would let a small file keep the processor busy without unpacking to much.
    packedSize += entry.packedSize;
    if (packedSize > archiveSize) return 'bomb';
    const local = await localHeaderOf(archive, entry);
    if (!hasOneName(entry, local)) return 'content';
    const name = textOf(entry.name).toLowerCase();
    const packed = chunksOf(archive.content, local.begin, local.begin + entry.packedSize);
    const unpacked = await unpack(entry, packed, MAX_UNPACKED_SIZE - unpackedSize, LIST.test(name));
    if (typeof unpacked === 'string') return unpacked;
    if (ACTIVE_ENTRY.test(name)) return 'active';
    const refusal = unpacked.list === null ? null : judgeList(name, unpacked.list);
    if (refusal) return refusal;
    if (name === CONTENT_TYPES) isDocument = /wordprocessingml\.document\.main\+xml/.test(unpacked.list ?? '');
    names.add(name);
    unpackedSize += unpacked.size;
    begin = Math.min(begin, entry.position);
    headerSize += LOCAL_SIZE + ENTRY_SIZE + 2 * entry.name.length + entry.fieldsSize;
  }
  const slack = archiveSize - packedSize - headerSize;
  if (begin > 0 || slack > MAX_SLACK + MAX_ENTRY_SLACK * entryCount) return 'content';
  return isDocument && names.has('word/document.xml') ? null : 'content';
}

/** Some unpackers read the directory, others the header before the content, where the name and the packing are repeated. */
function hasOneName(entry: Entry, local: { name: Uint8Array; method: number }): boolean {
  const name = latin1(entry.name);
  return (
    latin1(local.name) === name &&
    local.method === entry.method &&
    !entry.fields.includes(UNICODE_NAME_FIELD) &&
    !PIECE.test(name.toLowerCase())
  );
}

function judgeList(name: string, list: string): ContentRefusal | null {
  if (!isPlainXml(list)) return 'content';
  return (name === CONTENT_TYPES ? ACTIVE_TYPE.test(withoutReferences(list)) : loadsFromOutside(list))
    ? 'active'
    : null;
}

/** Searches the entry for what is active, and keeps its text if asked for. A refusal if it is larger than `limit` bytes. */
async function unpack(
  { method, isEncrypted }: Entry,
  packed: AsyncIterable<Uint8Array>,
  limit: number,
  isList: boolean,
): Promise<{ size: number; list: string | null } | ContentRefusal> {
  if (isEncrypted || ![STORED, DEFLATED].includes(method)) return 'content';
  const inflation = method === DEFLATED ? new Inflation(packed) : null;
  const search = new MarkerSearch();
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let list = '';
  let size = 0;
  for await (const chunk of inflation?.pieces() ?? packed) {
    size += chunk.length;
    if (size > limit) return 'bomb';
    if (isList && size > MAX_LIST_SIZE) return 'content';
    const marker = search.next(chunk);
    if (marker) return marker;
    if (isList) list += decoder.decode(chunk, { stream: true });
  }
  if (inflation && inflation.ending !== 'whole') return 'content';
  return { size, list: isList ? list + decoder.decode() : null };
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
