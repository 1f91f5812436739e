import 'server-only';
import { Readable } from 'node:stream';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { type Spooled, spooledRange } from './spool';

/** Bytes of all entries of a document together, unpacked. Ten megabytes of text and pictures never need as much. */
const MAX_UNPACKED_SIZE = 100 * 1024 * 1024;
const MAX_ENTRIES = 3_000;
const CONTENT_TYPES = '[Content_Types].xml';
const SEARCHED_BYTES = 1024 * 1024;

type Verdict = 'real' | 'other' | 'bomb';

/** Reads nothing outside of the file. yauzl's own reader passes any offset that an archive declares to the system. */
class SpooledReader extends RandomAccessReader {
  readonly #file: Spooled;

  constructor(file: Spooled) {
    super();
    this.#file = file;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(spooledRange(this.#file, start, end), { objectMode: false });
  }
}

/** Unpacks every entry up to the limit, because declared sizes may be false. A document with macros is `other`. */
export async function judgeWordDocument(file: Spooled): Promise<Verdict> {
  try {
    // Names stay bytes and declared sizes unchecked, so that a lying bomb is recognised as a bomb.
    const options = { autoClose: false, decodeStrings: false, validateEntrySizes: false };
    const archive = await fromRandomAccessReaderPromise(new SpooledReader(file), file.size, options);
    return await judgeArchive(archive, file.size);
  } catch (error) {
    // A failed system call is a fault of the disk; everything else is a fault of the archive.
    if (error instanceof Error && 'syscall' in error) throw error;
    return 'other';
  }
}

async function judgeArchive(archive: ZipFile, archiveSize: number): Promise<Verdict> {
  if (archive.entryCount === 0 || archive.entryCount > MAX_ENTRIES) return 'other';
  const names = new Set<string>();
  let contentTypes = '';
  let packedSize = 0;
  let unpackedSize = 0;
  for await (const entry of archive.eachEntry()) {
    // Entries that overlap would let a small file keep the processor busy without unpacking to much.
    packedSize += entry.compressedSize;
    if (packedSize > archiveSize) return 'bomb';
    const name = entry.fileNameRaw.toString('utf8');
    const unpacked = await unpack(archive, entry, MAX_UNPACKED_SIZE - unpackedSize, name === CONTENT_TYPES);
    if (!unpacked) return 'bomb';
    names.add(name);
    unpackedSize += unpacked.size;
    if (name === CONTENT_TYPES) contentTypes = unpacked.text;
  }
  const isDocument = contentTypes.includes('wordprocessingml.document.main+xml') && names.has('word/document.xml');
  return isDocument && !names.has('word/vbaProject.bin') ? 'real' : 'other';
}

/** Null if the entry is larger than `limit` bytes. Its text is kept only if asked for. */
async function unpack(
  archive: ZipFile,
  entry: Entry,
  limit: number,
  keepText: boolean,
): Promise<{ size: number; text: string } | null> {
  const kept: Buffer[] = [];
  let size = 0;
  for await (const chunk of (await archive.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) return null;
    if (keepText && size < SEARCHED_BYTES) kept.push(chunk);
  }
  return { size, text: Buffer.concat(kept).toString('utf8') };
}
