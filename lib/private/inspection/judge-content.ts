import { beginsLike, type Extension, isUtf8 } from '@/lib/shared/file-types';
import { type Content, type ContentRefusal, chunksOf, latin1, utf16, viewOf } from './content';
import { isStillPng, jpegPixels, MAX_PIXELS, pngPixels } from './image-pixels';
import { MarkerSearch } from './marker-search';
import { judgePdf } from './pdf-document';
import { judgeWordDocument } from './word-document';
import { END_SIZE, LOCATOR_SIZE, TAIL_SIZE } from './zip-archive';

/** What a file can be: of a type that people send, or a text that the site itself has put into a space. */
export type Kind = Extension | 'txt';

// All old Office documents are the same container; a Word document contains this stream.
const WORD_STREAM = utf16('WordDocument');
const SAMPLE_SIZE = 4_100;
/** Readers look for the beginning of a PDF in so many bytes. */
const PDF_HEAD_SIZE = 1_024;
/** The fourth byte of a JPEG-LS, which begins as a JPEG. */
const JPEG_LS = 0xf7;

/** Why the content is not what the name says, or is active; null if neither. Ignores the declared type. A PDF is read as a whole. */
export async function judgeContent(kind: Kind, content: Content): Promise<ContentRefusal | null> {
  if (kind === 'txt') return judgeText(content);
  const head = await content.read(0, SAMPLE_SIZE);
  if (!beginsLike(kind, head)) return 'content';
  if (kind !== 'pdf' && latin1(head.subarray(0, PDF_HEAD_SIZE)).includes('%PDF-')) return 'content';
  // What lies in the archive is searched when it is unpacked.
  if (kind === 'docx') return judgeWordDocument(content);
  if (kind === 'png' ? !isStillPng(head) : isJpeg(kind) && head[3] === JPEG_LS) return 'content';
  return (
    (await searchMarkers(content)) ??
    ((await hidesArchive(content, kind === 'doc')) ? 'content' : judgeKind(kind, content, head))
  );
}

async function judgeText(content: Content): Promise<ContentRefusal | null> {
  if (!isUtf8(await content.read(0, content.size))) return 'content';
  return searchMarkers(content);
}

async function judgeKind(
  kind: Exclude<Extension, 'docx'>,
  content: Content,
  head: Uint8Array,
): Promise<ContentRefusal | null> {
  if (kind === 'doc') return (await contains(content, WORD_STREAM)) ? null : 'content';
  if (kind === 'pdf') return judgePdf(await content.read(0, content.size));
  const pixels = isJpeg(kind) ? await jpegPixels(content) : pngPixels(head);
  if (pixels === null) return 'content';
  return pixels > MAX_PIXELS ? 'tooManyPixels' : null;
}

function isJpeg(kind: Kind): boolean {
  return kind === 'jpg' || kind === 'jpeg';
}

async function searchMarkers(content: Content): Promise<ContentRefusal | null> {
  const search = new MarkerSearch();
  for await (const chunk of chunksOf(content)) {
    const reason = search.next(chunk);
    if (reason) return reason;
  }
  return null;
}

async function contains(content: Content, text: string): Promise<boolean> {
  let end = '';
  for await (const chunk of chunksOf(content)) {
    const searched = end + latin1(chunk);
    if (searched.includes(text)) return true;
    end = searched.slice(1 - text.length);
  }
  return false;
}

const END_OF_DIRECTORY = 'PK\x05\x06';
const ZIP64_LOCATOR = 'PK\x06\x07';

/**
 * Whether unpackers find a ZIP archive in a file that is none: they read it from its end. An old Office document may contain
 * one as an embedded object, so there (`atEnd`) the archive must end with the file.
 */
async function hidesArchive({ size, read }: Content, atEnd: boolean): Promise<boolean> {
  const begin = Math.max(0, size - TAIL_SIZE);
  const tail = await read(begin, size - begin);
  const [text, view] = [latin1(tail), viewOf(tail)];
  for (let at = text.indexOf(END_OF_DIRECTORY); at >= 0; at = text.indexOf(END_OF_DIRECTORY, at + 1)) {
    if (at + END_SIZE > tail.length) return false;
    const commentSize = view.getUint16(at + 20, true);
    const fits = view.getUint32(at + 12, true) + view.getUint32(at + 16, true) <= begin + at;
    const isLarge = text.slice(Math.max(0, at - LOCATOR_SIZE), at).startsWith(ZIP64_LOCATOR);
    if ((fits || isLarge) && (!atEnd || at + END_SIZE + commentSize === tail.length)) return true;
  }
  return false;
}
