import 'server-only';
import { v7 as uuid } from 'uuid';
import { Prisma } from '@/lib/generated/prisma/client';
import { openSqlConnection, type SqlTransaction, sqlQuery } from '@/lib/server/db';
import type { Spooled } from '@/lib/server/uploads/spool';
import { readParts, storeParts } from '@/lib/server/uploads/stored-parts';

export type StorableFile = Spooled & { name: string; contentType: string; scanned: boolean; awaitsScan: boolean };

export async function storeFile(
  tx: SqlTransaction,
  consultationId: string,
  position: number,
  file: StorableFile,
): Promise<void> {
  const { name, contentType, size, scanned, awaitsScan } = file;
  const id = uuid();
  await tx.query(Prisma.sql`
    INSERT INTO consultation_files (id, consultation_id, position, name, content_type, size, scanned, awaits_scan)
    VALUES (${id}, ${consultationId}, ${position}, ${name}, ${contentType}, ${size}, ${scanned}, ${awaitsScan})`);
  await storeParts(file, (part, content) =>
    tx.query(Prisma.sql`
      INSERT INTO consultation_file_parts (file_id, position, content) VALUES (${id}, ${part}, ${content})`),
  );
}

type StoredFile = { id: string; size: number };

/** On one connection: while uploads keep the pool busy, only the first part waits for it. */
export async function* storedPartsInOneGo(file: StoredFile): AsyncGenerator<Uint8Array> {
  const connection = await openSqlConnection();
  try {
    yield* storedParts(file, connection.query);
  } finally {
    connection.release();
  }
}

/** Between two parts no connection is held: their reader may be slow. */
export function storedParts(
  { id, size }: StoredFile,
  query: SqlTransaction['query'] = sqlQuery,
): AsyncGenerator<Uint8Array> {
  return readParts(size, async (position) => {
    const [part] = await query<{ content: Buffer }>(Prisma.sql`
      SELECT content FROM consultation_file_parts WHERE file_id = ${id}::uuid AND position = ${position}`);
    return part?.content;
  });
}
