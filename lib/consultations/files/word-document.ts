import 'server-only';
import { createInflateRaw } from 'node:zlib';

/** Bytes that all entries of a document may have together, unpacked. Ten megabytes of text and pictures never need as much. */
const MAX_INFLATED = 100 * 1024 * 1024;
const MAX_ENTRIES = 3_000;
const LOCAL_HEADER = 30;
const CENTRAL_HEADER = 46;
const END_RECORD = 22;

type Entry = { name: string; method: number; packed: Buffer };

type Verdict = 'real' | 'other' | 'bomb';

/**
 * Whether these bytes are a Word document: a ZIP archive that can be read to its end, whose table of contents names a document
 * without macros. What an entry claims about its size is not believed; it is unpacked, and thrown away, up to the limit.
 */
export async function judgeWordDocument(content: Buffer): Promise<Verdict> {
  const entries = readEntries(content);
  if (!entries) return 'other';
  let left = MAX_INFLATED;
  let contents = '';
  for (const entry of entries) {
    const wanted = entry.name === '[Content_Types].xml';
    const unpacked = await unpack(entry, left, wanted);
    if (unpacked === 'bomb' || unpacked === 'other') return unpacked;
    left -= unpacked.size;
    if (wanted) contents = unpacked.text;
  }
  const names = new Set(entries.map(({ name }) => name));
  const isDocument = contents.includes('wordprocessingml.document.main+xml') && names.has('word/document.xml');
  return isDocument && !names.has('word/vbaProject.bin') ? 'real' : 'other';
}

/** The entries of the archive's directory; null if it is no archive, or one that Word would not write. */
function readEntries(content: Buffer): Entry[] | null {
  const end = content.lastIndexOf('PK\x05\x06', content.length, 'latin1');
  if (end < 0 || end + END_RECORD > content.length) return null;
  const count = content.readUInt16LE(end + 10);
  let at = content.readUInt32LE(end + 16);
  if (count === 0 || count > MAX_ENTRIES) return null;
  const entries: Entry[] = [];
  for (let index = 0; index < count; index++) {
    const entry = readEntry(content, at);
    if (!entry) return null;
    entries.push(entry);
    at += CENTRAL_HEADER + entry.headerRest;
  }
  return entries;
}

function readEntry(content: Buffer, at: number): (Entry & { headerRest: number }) | null {
  if (at + CENTRAL_HEADER > content.length || content.readUInt32LE(at) !== 0x02014b50) return null;
  const encrypted = (content.readUInt16LE(at + 8) & 1) === 1;
  const packedSize = content.readUInt32LE(at + 20);
  const nameLength = content.readUInt16LE(at + 28);
  const headerRest = nameLength + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  const local = content.readUInt32LE(at + 42);
  if (encrypted || local + LOCAL_HEADER > content.length || content.readUInt32LE(local) !== 0x04034b50) return null;
  const start = local + LOCAL_HEADER + content.readUInt16LE(local + 26) + content.readUInt16LE(local + 28);
  if (start + packedSize > content.length) return null;
  const name = content.toString('utf8', at + CENTRAL_HEADER, at + CENTRAL_HEADER + nameLength);
  const packed = content.subarray(start, start + packedSize);
  return { name, method: content.readUInt16LE(at + 10), packed, headerRest };
}

type Unpacked = { size: number; text: string };

async function unpack(
  { method, packed }: Entry,
  limit: number,
  keep: boolean,
): Promise<Unpacked | Exclude<Verdict, 'real'>> {
  if (method === 0) {
    if (packed.length > limit) return 'bomb';
    return { size: packed.length, text: keep ? packed.toString('utf8') : '' };
  }
  if (method !== 8) return 'other';
  const inflate = createInflateRaw();
  inflate.end(packed);
  const kept: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) return 'bomb';
      if (keep && size < 1024 * 1024) kept.push(chunk);
    }
  } catch {
    return 'other';
  }
  return { size, text: Buffer.concat(kept).toString('utf8') };
}
