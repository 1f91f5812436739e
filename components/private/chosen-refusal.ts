import { type ContentRefusal, contentRefusalOf } from '@/lib/private/inspection/content';
import { extensionOf, tidyFileName } from '@/lib/shared/file-types';

/**
 * Why a chosen file is refused: `judge` knows its name and size, then come its first bytes. `unreadable`: a dropped folder, or a
 * file that was deleted or changed since.
 */
export async function chosenRefusalOf<Refusal extends string>(
  file: File,
  judge: (file: File) => Refusal | null,
): Promise<Refusal | ContentRefusal | 'type' | 'unreadable' | null> {
  // Chromium gives a deleted file the size 0: a file is empty only if it can be read.
  if (file.size === 0 && !(await file.arrayBuffer().catch(() => null))) return 'unreadable';
  const refusal = judge(file);
  if (refusal) return refusal;
  const extension = extensionOf(tidyFileName(file.name));
  if (!extension) return 'type';
  const read = async (position: number, length: number) =>
    new Uint8Array(await file.slice(position, position + length).arrayBuffer());
  return contentRefusalOf(extension, { size: file.size, read }).catch(() => 'unreadable' as const);
}
