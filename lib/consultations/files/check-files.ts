import 'server-only';
import { extensionOf, type RefusedFile } from '../file-rules';
import { judgeContent } from './judge-content';
import type { ReceivedFile } from './receive-upload';
import { scanFile } from './scan-file';

export type CheckedFile = ReceivedFile & { scanned: boolean };

/** Checks the content of every file, and asks the virus scanner about those that are what their name says. */
export async function checkFiles(
  files: readonly ReceivedFile[],
  scanner: string | undefined,
): Promise<{ files: CheckedFile[]; refused: RefusedFile[] }> {
  const real: ReceivedFile[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const extension = extensionOf(file.name);
    const reason = extension ? await judgeContent(extension, file) : 'type';
    if (reason) refused.push({ name: file.name, reason });
    else real.push(file);
  }
  const scanned = await Promise.all(real.map(async (file) => ({ file, scan: await scanFile(file, scanner) })));
  for (const { file, scan } of scanned) if (scan === 'infected') refused.push({ name: file.name, reason: 'infected' });
  const clean = scanned.filter(({ scan }) => scan !== 'infected');
  return { files: clean.map(({ file, scan }) => ({ ...file, scanned: scan === 'clean' })), refused };
}
