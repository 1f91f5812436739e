import { beginsLike, extensionOf, HEAD_LENGTH, tidyFileName } from '@/lib/shared/file-types';

/** Whether a file begins as its name says; the server and the desk look closer. */
export async function headRefusalOf(file: File): Promise<'type' | 'content' | null> {
  const extension = extensionOf(tidyFileName(file.name));
  if (!extension) return 'type';
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_LENGTH).arrayBuffer());
    return beginsLike(extension, head) ? null : 'content';
  } catch {
    // A dropped folder, or a file that has been deleted meanwhile.
    return 'content';
  }
}
