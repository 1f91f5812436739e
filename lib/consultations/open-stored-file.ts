import 'server-only';
import { z } from 'zod';
import { db } from '@/lib/db';
import { storedParts } from './files/stored-files';

export type OpenedFile = { name: string; extension: string; size: number; content: ReadableStream<Uint8Array> };

/** For staff; null if the file was deleted, is infected or has not been looked at by the scanner that there is. */
export async function openStoredFile(fileId: string): Promise<OpenedFile | null> {
  if (!z.uuid().safeParse(fileId).success) return null;
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
