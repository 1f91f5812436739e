import 'server-only';
import { type Db, db } from '@/lib/db';
import { type Spooled, spooledChunks } from './spool';

/** Bytes of a piece. What the database client makes of one on its way is several times as large. */
const PART = 512 * 1024;

type Stored = { id: string; size: number };

/** Stores the content of a file on the caller's transaction, piece by piece. */
export async function storeContent(tx: Db, fileId: string, file: Spooled): Promise<void> {
  let position = 0;
  for await (const chunk of spooledChunks(file, PART)) {
    const data = { fileId, position, content: new Uint8Array(chunk) };
    await tx.consultationFilePart.create({ data, select: { position: true } });
    position += 1;
  }
}

/** The pieces in their order. */
export async function* contentParts({ id, size }: Stored): AsyncGenerator<Uint8Array> {
  let read = 0;
  for (let position = 0; read < size; position++) {
    const part = await db().consultationFilePart.findUniqueOrThrow({
      where: { fileId_position: { fileId: id, position } },
      select: { content: true },
    });
    read += part.content.length;
    yield part.content;
  }
}

/** The whole. Whoever calls this has its turn, so that few are in memory at once. */
export async function wholeContent(file: Stored): Promise<Buffer> {
  const content = Buffer.alloc(file.size);
  let position = 0;
  for await (const part of contentParts(file)) {
    content.set(part, position);
    position += part.length;
  }
  return content;
}
