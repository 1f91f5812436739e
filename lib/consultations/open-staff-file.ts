import 'server-only';
import { z } from 'zod';
import { db } from '@/lib/db';
import { storedParts } from './files/stored-files';
import { isStaffFileLink } from './staff-link';

type Opened = { name: string; extension: string; size: number; content: ReadableStream<Uint8Array> };

/** The file of a link in the staff's e-mail; null if the link is forged or expired, the file deleted or infected. */
export async function openStaffFile(
  claim: { fileId: string; until: number },
  signature: string,
  now: Date,
): Promise<Opened | null> {
  const { fileId } = claim;
  if (!z.uuid().safeParse(fileId).success || !isStaffFileLink(claim, signature, now)) return null;
  const file = await db().consultationFile.findUnique({ where: { id: fileId } });
  if (!file || file.infected || file.awaitsScan) return null;
  const { name, size } = file;
  return { name, size, extension: name.split('.').at(-1) ?? '', content: streamed(storedParts(file)) };
}

/** With backpressure: at most one part in memory. */
function streamed(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void parts.return(undefined),
  });
}
