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
