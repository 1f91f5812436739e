import 'server-only';
import { extensionOf, type RefusedFile } from '../file-rules';
import { heavyWork } from './heavy-work';
import { judgeContent } from './judge-content';
import type { ReceivedFile } from './receive-upload';
import { type Scan, scanFile } from './scan-file';
import { readSpooled } from './spool';

export type CheckedFile = ReceivedFile & { scanned: boolean };

/** Looks into every file. Those that are not what they say, or carry a virus, are named. */
export async function checkFiles(
  files: readonly ReceivedFile[],
  scanner: string | undefined,
): Promise<{ files: CheckedFile[]; refused: RefusedFile[] }> {
  const checked: CheckedFile[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const extension = extensionOf(file.name);
    const reason = extension
      ? await heavyWork(async () => judgeContent(extension, await readSpooled(file)))
      : ('type' as const);
    const scan: Scan = reason ? 'not-scanned' : await scanFile(file, scanner);
    if (reason) refused.push({ name: file.name, reason });
    else if (scan === 'infected') refused.push({ name: file.name, reason: 'infected' });
    else checked.push({ ...file, scanned: scan === 'clean' });
  }
  return { files: checked, refused };
}
