import 'server-only';
import type { ContentRefusal } from '@/lib/private/inspection/content';
import { judgeContent } from '@/lib/private/inspection/judge-content';
import { Semaphore } from '@/lib/server/uploads/semaphore';
import { type Spooled, spooledBytes, spooledChunks } from '@/lib/server/uploads/spool';
import { contentTypes, type Extension, extensionOf } from '@/lib/shared/file-types';
import type { RefusedFile } from '../file-rules';
import type { ReceivedFile } from './receive-upload';
import { type Scan, scanContent } from './scan-content';

/** `awaitsScan`: there is a scanner, and it has not given a verdict. */
export type CheckedFile = ReceivedFile & { contentType: string; scanned: boolean; awaitsScan: boolean };

/** A PDF is read as a whole: one at a time is twenty megabytes in memory, its bytes and their text. */
const pdfs = new Semaphore(1);

/** Checks the content of every file, and asks the virus scanner about those that are what their name says. */
export async function checkFiles(
  received: readonly ReceivedFile[],
  scanner: string | undefined,
): Promise<{ files: CheckedFile[]; refused: RefusedFile[] }> {
  const real: (ReceivedFile & { contentType: string })[] = [];
  const refused: RefusedFile[] = [];
  for (const file of received) {
    const extension = extensionOf(file.name);
    const reason = extension ? await judgeSpooled(extension, file) : 'type';
    if (reason) refused.push({ name: file.name, reason });
    else if (extension) real.push({ ...file, contentType: contentTypes[extension] });
  }
  const scanned = await Promise.all(real.map(async (file) => ({ file, scan: await scan(file, scanner) })));
  const files: CheckedFile[] = [];
  for (const { file, scan } of scanned) {
    if (scan === 'infected') refused.push({ name: file.name, reason: 'infected' });
    else files.push({ ...file, scanned: scan === 'clean', awaitsScan: scan !== 'clean' && scan !== 'no-scanner' });
  }
  return { files, refused };
}

/** Runs `judgeContent` on a file on the disk. */
export async function judgeSpooled(extension: Extension, file: Spooled): Promise<ContentRefusal | null> {
  const read = (position: number, length: number) => spooledBytes(file, position, length);
  const judge = () => judgeContent(extension, { size: file.size, read });
  return extension === 'pdf' ? pdfs.runWhenFree(judge) : judge();
}

async function scan(file: ReceivedFile, scanner: string | undefined): Promise<Scan | 'no-scanner'> {
  return scanner ? scanContent(spooledChunks(file), scanner) : 'no-scanner';
}
