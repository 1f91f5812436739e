import 'server-only';
import { fileTypeFromBuffer } from 'file-type/core';
import { beginsLike, contentTypes, type Extension, type FileRefusal } from '../file-rules';
import { type Spooled, spooledChunks, spooledHead } from './spool';
import { judgeWordDocument } from './word-document';

// All old Office documents are the same container; a Word document contains this stream.
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');
/** Bytes that file-type needs for a picture or a PDF. It unpacks archives without a limit, so it never sees one. */
const SAMPLE_SIZE = 4_100;
const CHUNK_SIZE = 64 * 1024;

/** Why the content is not what the name says; null if it is. Ignores the declared type, never reads a file whole. */
export async function judgeContent(extension: Extension, file: Spooled): Promise<FileRefusal | null> {
  const head = await spooledHead(file, SAMPLE_SIZE);
  if (!beginsLike(extension, head)) return 'content';
  if (extension === 'docx') {
    const verdict = await judgeWordDocument(file);
    return verdict === 'real' ? null : verdict === 'bomb' ? 'bomb' : 'content';
  }
  const type = await fileTypeFromBuffer(head);
  if (extension === 'doc') {
    return type?.mime === 'application/x-cfb' && (await contains(file, WORD_STREAM)) ? null : 'content';
  }
  return type?.mime === contentTypes[extension] ? null : 'content';
}

async function contains(file: Spooled, bytes: Buffer): Promise<boolean> {
  let end = Buffer.alloc(0);
  for await (const chunk of spooledChunks(file, CHUNK_SIZE)) {
    const searched = Buffer.concat([end, chunk]);
    if (searched.includes(bytes)) return true;
    end = searched.subarray(1 - bytes.length);
  }
  return false;
}
