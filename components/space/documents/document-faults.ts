import { contentFaultOf } from '@/components/shared/browser/content-fault';
import { type FileFault, fileFaultOf } from '@/lib/shared/file-types';
import { MAX_ITEMS, MAX_SPACE_BYTES } from '@/lib/space/items/item-limits';

/** Keys of `SpaceDocuments.refused`. */
export type DocumentRefusal = FileFault | 'content' | 'tooMany' | 'noRoom';

/** What the space holds and what is on its way there. */
export type Held = { count: number; bytes: number };

/** Why this device does not send it. */
export async function documentRefusal(file: File, held: Held): Promise<DocumentRefusal | null> {
  const fault = fileFaultOf(file);
  if (fault) return fault;
  if (held.count >= MAX_ITEMS) return 'tooMany';
  if (held.bytes + file.size > MAX_SPACE_BYTES) return 'noRoom';
  return contentFaultOf(file);
}
