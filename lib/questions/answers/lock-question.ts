import 'server-only';
import type { Prisma } from '@/lib/generated/prisma/client';
import type { QuestionName } from '@/lib/shared/question';

/** Two changes of one question come one after the other. False if it has been deleted. */
export async function lockQuestion(tx: Prisma.TransactionClient, { kind, id }: QuestionName): Promise<boolean> {
  const rows =
    kind === 'consultation'
      ? await tx.$queryRaw<unknown[]>`SELECT 1 FROM consultations WHERE id = ${id}::uuid FOR NO KEY UPDATE`
      : await tx.$queryRaw<unknown[]>`SELECT 1 FROM contact_messages WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return rows.length > 0;
}

/** The column that names the question of an answer. */
export function ofQuestion({ kind, id }: QuestionName) {
  return kind === 'consultation' ? { consultationId: id } : { messageId: id };
}

type Columns = { consultationId: string | null; messageId: string | null };

/** Names the question of an answer: exactly one of the two columns is set (answers_one_question). */
export function questionOf({ consultationId, messageId }: Columns): QuestionName {
  if (consultationId) return { kind: 'consultation', id: consultationId };
  if (messageId) return { kind: 'message', id: messageId };
  throw new Error('An answer without its question');
}
