import 'server-only';
import { fileTypeFromBuffer } from 'file-type/core';
import { beginsLike, contentTypes, type Extension, type FileRefusal } from '../file-rules';
import { judgeWordDocument } from './word-document';

// Every old Office document is the same container; a Word document has this stream in it.
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');
/** What file-type needs to tell a picture or a PDF. Archives it would unpack without a limit, so it never sees one. */
const SAMPLE = 4_100;

/** Whether the content is what the name says, whatever the browser called it. Null: it is. */
export async function judgeContent(extension: Extension, content: Buffer): Promise<FileRefusal | null> {
  if (!beginsLike(extension, content)) return 'content';
  if (extension === 'docx') {
    const verdict = await judgeWordDocument(content);
    return verdict === 'real' ? null : verdict === 'bomb' ? 'bomb' : 'content';
  }
  const type = await fileTypeFromBuffer(content.subarray(0, SAMPLE));
  if (extension === 'doc')
    return type?.mime === 'application/x-cfb' && content.includes(WORD_STREAM) ? null : 'content';
  return type?.mime === contentTypes[extension] ? null : 'content';
}
