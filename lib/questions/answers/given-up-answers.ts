import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import { type Db, db } from '@/lib/server/db';
import type { QuestionName } from '@/lib/shared/question';
import { isGivenUp } from './questions-in-sql';

/** The answers to a question whose e-mail has not left, and that no job will try again. To be asked before the answers are read. */
export async function givenUpAnswers({ id }: QuestionName, tx: Db = db()): Promise<ReadonlySet<string>> {
  const rows = await tx.$queryRaw<{ id: string }[]>(Prisma.sql`
    SELECT a.id::text AS id FROM answers a
    WHERE (a.consultation_id = ${id}::uuid OR a.message_id = ${id}::uuid) AND ${isGivenUp(Prisma.sql`a`)}`);
  return new Set(rows.map((row) => row.id));
}
