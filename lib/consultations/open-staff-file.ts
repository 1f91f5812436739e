import 'server-only';
import { z } from 'zod';
import { db } from '@/lib/db';
import { isStaffFileLink } from './staff-link';

/** Bytes read from the database at once. */
const SLICE = 1024 * 1024;

type Opened = { name: string; extension: string; size: number; content: ReadableStream<Uint8Array> };

/** The file that a link from the staff's e-mail names; null if the link is forged or too old, or the file is deleted. */
export async function openStaffFile(
  claim: { fileId: string; until: number },
  signature: string,
  now: Date,
): Promise<Opened | null> {
  const { fileId } = claim;
  if (!z.uuid().safeParse(fileId).success || !isStaffFileLink(claim, signature, now)) return null;
  const file = await db().consultationFile.findUnique({ where: { id: fileId }, select: { name: true, size: true } });
  if (!file) return null;
  return { ...file, extension: file.name.split('.').at(-1) ?? '', content: sliced(fileId, file.size) };
}

/** As fast as it is fetched, and never more than a slice in memory. */
function sliced(id: string, size: number): ReadableStream<Uint8Array> {
  let position = 0;
  return new ReadableStream({
    async pull(controller) {
      const [row] = await db().$queryRaw<{ slice: Uint8Array }[]>`
        SELECT substring(content FROM ${position + 1}::int FOR ${SLICE}::int) AS slice
        FROM consultation_files WHERE id = ${id}::uuid`;
      if (!row || row.slice.length === 0) return controller.error(new Error('The file was deleted meanwhile'));
      position += row.slice.length;
      controller.enqueue(row.slice);
      if (position >= size) controller.close();
    },
  });
}
