import mammoth from 'mammoth';
import { LONGEST_TEXT } from './opened-file';

/** Answers with the text of a Word document, or null if it is none. */
addEventListener('message', async ({ data }: MessageEvent<ArrayBuffer>) => {
  const read = await mammoth.extractRawText({ arrayBuffer: data }).catch(() => null);
  postMessage(read?.value.slice(0, LONGEST_TEXT + 1) ?? null);
});
