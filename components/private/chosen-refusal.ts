import { type ContentRefusal, contentRefusalOf } from '@/lib/private/inspection/content';
import { extensionOf, tidyFileName } from '@/lib/shared/file-types';

/** Why a chosen file is refused for what it begins with. `unreadable`: a dropped folder, or a file that was deleted or changed since. */
export async function chosenRefusalOf(file: File): Promise<ContentRefusal | 'type' | 'unreadable' | null> {
  const extension = extensionOf(tidyFileName(file.name));
  if (!extension) return 'type';
  const read = async (position: number, length: number) =>
    new Uint8Array(await file.slice(position, position + length).arrayBuffer());
  return contentRefusalOf(extension, { size: file.size, read }).catch(() => 'unreadable' as const);
}
