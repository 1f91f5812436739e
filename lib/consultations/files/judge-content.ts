import 'server-only';
import { fileTypeFromBuffer } from 'file-type/core';
import { beginsLike, contentTypes, type Extension } from '@/lib/uploads/file-types';
import { Semaphore } from '@/lib/uploads/semaphore';
import { type Spooled, spooledBytes, spooledChunks } from '@/lib/uploads/spool';
import type { FileRefusal } from '../file-rules';
import { hidesArchive } from './hidden-archive';
import { jpegPixels, MAX_PIXELS, pngPixels } from './image-pixels';
import { MarkerSearch } from './marker-search';
import { judgePdf } from './pdf-document';
import { judgeWordDocument } from './word-document';

// All old Office documents are the same container; a Word document contains this stream.
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');
/** Bytes that file-type needs for a picture or a PDF. It unpacks archives without a limit, so it never sees one. */
const SAMPLE_SIZE = 4_100;
/** Readers look for the beginning of a PDF in so many bytes. */
const PDF_HEAD_SIZE = 1_024;

/** A PDF is looked at as a whole: one at a time is twenty megabytes in memory, its bytes and their text. */
const pdfs = new Semaphore(1);

/** Why the content is not what the name says, or is active; null if neither. Ignores the declared type. */
export async function judgeContent(extension: Extension, file: Spooled): Promise<FileRefusal | null> {
  const head = await spooledBytes(file, 0, SAMPLE_SIZE);
  if (!beginsLike(extension, head)) return 'content';
  if (extension !== 'pdf' && head.subarray(0, PDF_HEAD_SIZE).includes('%PDF-')) return 'content';
  // What lies in the archive is searched when it is unpacked.
  if (extension === 'docx') return judgeWordDocument(file);
  const type = await fileTypeFromBuffer(head);
  const expected = extension === 'doc' ? 'application/x-cfb' : contentTypes[extension];
  if (type?.mime !== expected) return 'content';
  return (
    (await searchMarkers(file)) ??
    ((await hidesArchive(file, extension === 'doc')) ? 'content' : judgeKind(extension, file, head))
  );
}

async function judgeKind(
  extension: Exclude<Extension, 'docx'>,
  file: Spooled,
  head: Buffer,
): Promise<FileRefusal | null> {
  if (extension === 'doc') return (await contains(file, WORD_STREAM)) ? null : 'content';
  if (extension === 'pdf') return pdfs.runWhenFree(async () => judgePdf(await spooledBytes(file, 0, file.size)));
  const pixels = extension === 'png' ? pngPixels(head) : await jpegPixels(file);
  if (pixels === null) return 'content';
  return pixels > MAX_PIXELS ? 'tooManyPixels' : null;
}

async function searchMarkers(file: Spooled): Promise<FileRefusal | null> {
  const search = new MarkerSearch();
  for await (const chunk of spooledChunks(file)) {
    const reason = search.next(chunk);
    if (reason) return reason;
  }
  return null;
}

async function contains(file: Spooled, bytes: Buffer): Promise<boolean> {
  let end = Buffer.alloc(0);
  for await (const chunk of spooledChunks(file)) {
    const searched = Buffer.concat([end, chunk]);
    if (searched.includes(bytes)) return true;
    end = searched.subarray(1 - bytes.length);
  }
  return false;
}
