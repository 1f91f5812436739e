import 'server-only';
import { extensionOf, type RefusedFile } from '../file-rules';
import { judgeContent } from './judge-content';
import type { ReceivedFile } from './receive-upload';
import { scanFile } from './scan-file';
import { readSpooled } from './spool';
import { withUploadSlot } from './upload-slots';

export type CheckedFile = ReceivedFile & { scanned: boolean };

/** Looks into every file, as long as its turn comes `until` then. Those that are not what they say, or carry a virus, are named. */
export async function checkFiles(
  files: readonly ReceivedFile[],
  scanner: string | undefined,
  until: number,
): Promise<{ files: CheckedFile[]; refused: RefusedFile[] }> {
  const real: ReceivedFile[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const extension = extensionOf(file.name);
    const reason = extension
      ? await withUploadSlot(until, async () => judgeContent(extension, await readSpooled(file)))
      : ('type' as const);
    if (reason) refused.push({ name: file.name, reason });
    else real.push(file);
  }
  const scanned = await Promise.all(real.map(async (file) => ({ file, scan: await scanFile(file, scanner) })));
  for (const { file, scan } of scanned) if (scan === 'infected') refused.push({ name: file.name, reason: 'infected' });
  const checked = scanned.filter(({ scan }) => scan !== 'infected');
  return { files: checked.map(({ file, scan }) => ({ ...file, scanned: scan === 'clean' })), refused };
}
