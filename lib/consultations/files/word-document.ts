import 'server-only';
import { Readable } from 'node:stream';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { type Spooled, spooledChunks } from '@/lib/uploads/spool';
import type { FileRefusal } from '../file-rules';
import { MarkerSearch } from './marker-search';
import { isPlainXml, loadsFromOutside, withoutReferences } from './word-relationships';

/** Bytes of all entries of a document together, unpacked. Ten megabytes of text and pictures never need as much. */
const MAX_UNPACKED_SIZE = 100 * 1024 * 1024;
const MAX_ENTRIES = 3_000;
/** Bytes of a list of contents or of relationships: more than a thousand links. */
const MAX_LIST_SIZE = 256 * 1024;
/** Bytes that belong to no entry. Office reserves some hundred in three of them; an archive hidden between them takes more. */
const MAX_SLACK = 16 * 1024;
const MAX_ENTRY_SLACK = 64;
const LOCAL_HEADER = 30;
const DIRECTORY_HEADER = 46;
const DIRECTORY_END = 22;

const CONTENT_TYPES = '[content_types].xml';
const LIST = /^\[content_types\]\.xml$|\.rels$/;
const ACTIVE_ENTRY = /(^|[/\\])(vbaproject|vbadata)[^/\\]*$|(^|[/\\])activex[/\\]/;
/** A part in pieces, which the format allows and no office program writes. */
const PIECE = /\.piece$/;
/** Another name of the entry, which some unpackers prefer. */
const UNICODE_NAME_FIELD = 0x7075;
const ACTIVE_TYPE = /macroenabled|vbaproject|activex/i;

/** Reads nothing outside of the file. yauzl's own reader passes any offset that an archive declares to the system. */
class SpooledReader extends RandomAccessReader {
  readonly #file: Spooled;

  constructor(file: Spooled) {
    super();
    this.#file = file;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(spooledChunks(this.#file, { start, end }), { objectMode: false });
  }
}

/**
 * Unpacks every entry up to the limit, because declared sizes may be false. Null for a document without macros, controls,
 * programs and anything that it loads from elsewhere.
 */
export async function judgeWordDocument(file: Spooled): Promise<FileRefusal | null> {
  try {
    // Names stay bytes and declared sizes unchecked, so that a lying bomb is recognised as a bomb.
    const options = { autoClose: false, decodeStrings: false, validateEntrySizes: false };
    const archive = await fromRandomAccessReaderPromise(new SpooledReader(file), file.size, options);
    return await judgeArchive(archive, file.size);
  } catch (error) {
    // A failed system call is a fault of the disk; everything else is a fault of the archive.
    if (error instanceof Error && 'syscall' in error) throw error;
    return 'content';
  }
}

async function judgeArchive(archive: ZipFile, archiveSize: number): Promise<FileRefusal | null> {
  if (archive.entryCount === 0 || archive.entryCount > MAX_ENTRIES || archive.comment.length > 0) return 'content';
  const names = new Set<string>();
  let isDocument = false;
  let begin = archiveSize;
  let packedSize = 0;
  let headerSize = DIRECTORY_END;
  let unpackedSize = 0;
  for await (const entry of archive.eachEntry()) {
    // Entries that overlap would let a small file keep the processor busy without unpacking to much.
    packedSize += entry.compressedSize;
    if (packedSize > archiveSize) return 'bomb';
    if (!(await hasOneName(archive, entry))) return 'content';
    const name = entry.fileNameRaw.toString('utf8').toLowerCase();
    const unpacked = await unpack(archive, entry, MAX_UNPACKED_SIZE - unpackedSize, LIST.test(name));
    if (typeof unpacked === 'string') return unpacked;
    if (ACTIVE_ENTRY.test(name)) return 'active';
    const refusal = unpacked.list === null ? null : judgeList(name, unpacked.list);
    if (refusal) return refusal;
    if (name === CONTENT_TYPES) isDocument = /wordprocessingml\.document\.main\+xml/.test(unpacked.list ?? '');
    names.add(name);
    unpackedSize += unpacked.size;
    begin = Math.min(begin, entry.relativeOffsetOfLocalHeader);
    headerSize += LOCAL_HEADER + DIRECTORY_HEADER + 2 * entry.fileNameLength + entry.extraFieldLength;
  }
  const slack = archiveSize - packedSize - headerSize;
  if (begin > 0 || slack > MAX_SLACK + MAX_ENTRY_SLACK * archive.entryCount) return 'content';
  return isDocument && names.has('word/document.xml') ? null : 'content';
}

/** Some unpackers read the directory, others the header before the content, where the name and the packing are repeated. */
async function hasOneName(archive: ZipFile, entry: Entry): Promise<boolean> {
  const header = await archive.readLocalFileHeaderPromise(entry);
  return (
    header.fileName.equals(entry.fileNameRaw) &&
    header.compressionMethod === entry.compressionMethod &&
    !entry.extraFields.some(({ id }) => id === UNICODE_NAME_FIELD) &&
    !PIECE.test(entry.fileNameRaw.toString('latin1').toLowerCase())
  );
}

function judgeList(name: string, list: string): FileRefusal | null {
  if (!isPlainXml(list)) return 'content';
  return (name === CONTENT_TYPES ? ACTIVE_TYPE.test(withoutReferences(list)) : loadsFromOutside(list))
    ? 'active'
    : null;
}

/** Searches the entry for what is active, and keeps its text if asked for. A refusal if it is larger than `limit` bytes. */
async function unpack(
  archive: ZipFile,
  entry: Entry,
  limit: number,
  isList: boolean,
): Promise<{ size: number; list: string | null } | FileRefusal> {
  const search = new MarkerSearch();
  const kept: Buffer[] = [];
  let size = 0;
  for await (const chunk of (await archive.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) return 'bomb';
    if (isList && size > MAX_LIST_SIZE) return 'content';
    const marker = search.next(chunk);
    if (marker) return marker;
    if (isList) kept.push(chunk);
  }
  return { size, list: isList ? Buffer.concat(kept).toString('utf8') : null };
}
