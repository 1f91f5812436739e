import 'server-only';
import { connectionOf, type Db, databasePool } from '@/lib/db';
import { type Spooled, spooledChunks } from './spool';

/** Bytes of a piece. What the database client makes of one on its way is several times as large, and keeps the process busy. */
const PART = 192 * 1024;

const INSERT = 'INSERT INTO consultation_file_parts (file_id, position, content) VALUES ($1::uuid, $2, $3)';
const SELECT = 'SELECT content FROM consultation_file_parts WHERE file_id = $1::uuid AND position = $2';

type Stored = { id: string; size: number };

/** Stores the content of a file on the caller's transaction, piece by piece. */
export async function storeContent(tx: Db, fileId: string, file: Spooled): Promise<void> {
  const connection = await connectionOf(tx);
  let position = 0;
  for await (const content of spooledChunks(file, PART)) {
    if (connection) await connection.query(INSERT, [fileId, position, content]);
    else await tx.$executeRawUnsafe(INSERT, fileId, position, content);
    position += 1;
  }
}

/** The pieces in their order. */
export async function* contentParts({ id, size }: Stored): AsyncGenerator<Uint8Array> {
  let read = 0;
  for (let position = 0; read < size; position++) {
    const { rows } = await databasePool().query<{ content: Buffer }>(SELECT, [id, position]);
    const [part] = rows;
    if (!part) throw new Error('A stored file has lost a piece');
    read += part.content.length;
    yield part.content;
  }
}
