import { type Content, viewOf } from './content';

const END_SIGNATURE = 0x06054b50;
export const END_SIZE = 22;
const MAX_COMMENT_SIZE = 65_535;
const LOCATOR_SIGNATURE = 0x07064b50;
/** Bytes of what stands before the end of an archive beyond the limits of the old format, and tells where its directory is. */
export const LOCATOR_SIZE = 20;
/** The end of an archive begins in so many bytes, and the locator before it. */
export const TAIL_SIZE = LOCATOR_SIZE + END_SIZE + MAX_COMMENT_SIZE;
const LARGE_END_SIGNATURE = 0x06064b50;
const LARGE_END_SIZE = 56;
const ENTRY_SIGNATURE = 0x02014b50;
export const ENTRY_SIZE = 46;
const LOCAL_SIGNATURE = 0x04034b50;
export const LOCAL_SIZE = 30;

const ENCRYPTED = 0x41;
const LARGE_SIZES_FIELD = 0x0001;
/** In a field of 32 bits: the figure is among the large ones. */
const ELSEWHERE = 0xffffffff;

/** The file is no ZIP archive that can be read. */
export class UnreadableArchive extends Error {}

/** `directory`: where its entries are listed. */
export type Archive = { content: Content; entryCount: number; directory: number; commentSize: number };

export type Entry = {
  name: Uint8Array;
  method: number;
  isEncrypted: boolean;
  /** Bytes as they are packed, as the directory has it. */
  packedSize: number;
  /** Where the header in front of the content begins. */
  position: number;
  /** Ids of what the directory adds about it. */
  fields: readonly number[];
  /** Bytes of that. */
  fieldsSize: number;
};

/** What the header in front of a content says, and where the content begins. */
type LocalHeader = { name: Uint8Array; method: number; begin: number };

/** Reads the record at the end. Nothing may follow it but its comment. */
export async function openArchive(content: Content): Promise<Archive> {
  const begin = Math.max(0, content.size - TAIL_SIZE);
  const tail = await viewAt(content, begin, content.size - begin);
  let at = tail.byteLength - END_SIZE;
  while (at >= 0 && tail.getUint32(at, true) !== END_SIGNATURE) at -= 1;
  if (at < 0) throw new UnreadableArchive('It has no end');
  const commentSize = tail.getUint16(at + 20, true);
  if (at + END_SIZE + commentSize !== tail.byteLength) throw new UnreadableArchive('Something follows its end');
  const isLarge = at >= LOCATOR_SIZE && tail.getUint32(at - LOCATOR_SIZE, true) === LOCATOR_SIGNATURE;
  if (isLarge) {
    const record = await viewAt(content, large(tail, at - LOCATOR_SIZE + 8), LARGE_END_SIZE);
    if (record.getUint32(0, true) !== LARGE_END_SIGNATURE) throw new UnreadableArchive('It has no large end');
    if (record.getUint32(16, true) !== 0) throw new UnreadableArchive('It is one of several');
    return { content, entryCount: large(record, 32), directory: large(record, 48), commentSize };
  }
  if (tail.getUint16(at + 4, true) !== 0) throw new UnreadableArchive('It is one of several');
  return { content, entryCount: tail.getUint16(at + 10, true), directory: tail.getUint32(at + 16, true), commentSize };
}

/** Yields the entries in the order of the directory. */
export async function* entriesOf({ content, entryCount, directory }: Archive): AsyncGenerator<Entry> {
  let position = directory;
  for (let index = 0; index < entryCount; index++) {
    const header = await viewAt(content, position, ENTRY_SIZE);
    if (header.getUint32(0, true) !== ENTRY_SIGNATURE) throw new UnreadableArchive('An entry is missing');
    const [nameSize, fieldsSize] = [header.getUint16(28, true), header.getUint16(30, true)];
    const rest = await viewAt(content, position + ENTRY_SIZE, nameSize + fieldsSize + header.getUint16(32, true));
    const fields = fieldsIn(part(rest, nameSize, fieldsSize));
    const sizes = fields.find(({ id }) => id === LARGE_SIZES_FIELD)?.data;
    yield {
      name: bytesOf(part(rest, 0, nameSize)),
      method: header.getUint16(10, true),
      isEncrypted: (header.getUint16(8, true) & ENCRYPTED) !== 0,
      ...figuresOf(header, sizes),
      fields: fields.map(({ id }) => id),
      fieldsSize,
    };
    position += ENTRY_SIZE + rest.byteLength;
  }
}

export async function localHeaderOf({ content }: Archive, { position, packedSize }: Entry): Promise<LocalHeader> {
  const header = await viewAt(content, position, LOCAL_SIZE);
  if (header.getUint32(0, true) !== LOCAL_SIGNATURE) throw new UnreadableArchive('A header is missing');
  const nameSize = header.getUint16(26, true);
  const begin = position + LOCAL_SIZE + nameSize + header.getUint16(28, true);
  if (begin + packedSize > content.size) throw new UnreadableArchive('An entry goes on behind the end');
  const name = bytesOf(await viewAt(content, position + LOCAL_SIZE, nameSize));
  return { name, method: header.getUint16(8, true), begin };
}

/** In this order the large figures of an entry stand, each only if it is not in the header. */
function figuresOf(header: DataView, sizes: DataView | undefined): Pick<Entry, 'packedSize' | 'position'> {
  let at = 0;
  const [, packedSize = 0, position = 0] = [24, 20, 42].map((offset) => {
    const figure = header.getUint32(offset, true);
    if (figure !== ELSEWHERE || !sizes) return figure;
    if (at + 8 > sizes.byteLength) throw new UnreadableArchive('A large figure is missing');
    at += 8;
    return large(sizes, at - 8);
  });
  return { packedSize, position };
}

function fieldsIn(view: DataView): { id: number; data: DataView }[] {
  const fields = [];
  for (let at = 0; at + 4 <= view.byteLength; ) {
    const size = view.getUint16(at + 2, true);
    if (at + 4 + size > view.byteLength) throw new UnreadableArchive('A field goes on behind the last one');
    fields.push({ id: view.getUint16(at, true), data: part(view, at + 4, size) });
    at += 4 + size;
  }
  return fields;
}

/** Nothing outside of the file is read, whatever the archive declares. */
async function viewAt(content: Content, position: number, length: number): Promise<DataView> {
  if (position + length > content.size) throw new UnreadableArchive('It goes on behind the end');
  const bytes = await content.read(position, length);
  if (bytes.length < length) throw new Error('A file ended early');
  return viewOf(bytes);
}

function part(view: DataView, offset: number, length: number): DataView {
  return new DataView(view.buffer, view.byteOffset + offset, length);
}

function bytesOf(view: DataView): Uint8Array {
  return new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
}

function large(view: DataView, offset: number): number {
  return Number(view.getBigUint64(offset, true));
}
