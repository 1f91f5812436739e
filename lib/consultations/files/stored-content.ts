import 'server-only';
import { type Db, db } from '@/lib/db';
import { type Spooled, spooledChunks } from './spool';
import { yieldToPages } from './yield-to-pages';

/** Bytes of a piece. What the database client makes of one on its way is several times as large, and keeps the process busy. */
const PART = 192 * 1024;

type Stored = { id: string; size: number };

/** Stores the content of a file on the caller's transaction, piece by piece. */
export async function storeContent(tx: Db, fileId: string, file: Spooled): Promise<void> {
  let position = 0;
  for await (const chunk of spooledChunks(file, PART)) {
    await yieldToPages();
    await tx.$executeRaw`
      INSERT INTO consultation_file_parts (file_id, position, content) VALUES (${fileId}::uuid, ${position}, ${chunk})`;
    position += 1;
  }
}

/** The pieces in their order. */
export async function* contentParts({ id, size }: Stored): AsyncGenerator<Uint8Array> {
  let read = 0;
  for (let position = 0; read < size; position++) {
    await yieldToPages();
    const part = await db().consultationFilePart.findUniqueOrThrow({
      where: { fileId_position: { fileId: id, position } },
      select: { content: true },
    });
    read += part.content.length;
    yield part.content;
  }
}
