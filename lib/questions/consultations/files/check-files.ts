import 'server-only';
import { contentRefusalOf } from '@/lib/private/inspection/content';
import { spooledBytes, spooledChunks } from '@/lib/server/uploads/spool';
import { contentTypes, extensionOf } from '@/lib/shared/file-types';
import type { RefusedFile } from '../file-rules';
import type { ReceivedFile } from './receive-upload';
import { type Scan, scanContent } from './scan-content';

/** `awaitsScan`: there is a scanner, and it has not given a verdict. */
export type CheckedFile = ReceivedFile & { contentType: string; scanned: boolean; awaitsScan: boolean };

/** Checks the content of every file, and asks the virus scanner about those that are what their name says. */
export async function checkFiles(
  received: readonly ReceivedFile[],
  scanner: string | undefined,
): Promise<{ files: CheckedFile[]; refused: RefusedFile[] }> {
  const real: (ReceivedFile & { contentType: string })[] = [];
  const refused: RefusedFile[] = [];
  for (const file of received) {
    const extension = extensionOf(file.name);
    const read = (position: number, length: number) => spooledBytes(file, position, length);
    const reason = extension ? await contentRefusalOf(extension, { size: file.size, read }) : 'type';
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

async function scan(file: ReceivedFile, scanner: string | undefined): Promise<Scan | 'no-scanner'> {
  return scanner ? scanContent(spooledChunks(file), scanner) : 'no-scanner';
}
