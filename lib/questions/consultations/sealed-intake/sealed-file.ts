import type { Spooled } from '@/lib/server/uploads/spool';
import type { StorableFile } from '../files/stored-files';

/** Its own name and type are in the head. `position`: from 0. */
export function sealedFile(content: Spooled, position: number, { scanned }: { scanned: boolean }): StorableFile {
  const name = `archivo-${position + 1}.age`;
  return { ...content, name, contentType: 'application/octet-stream', scanned, awaitsScan: false };
}
