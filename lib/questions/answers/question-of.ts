import type { QuestionName } from '@/lib/shared/question';

type Columns = { consultationId: string | null; messageId: string | null };

/** Of an answer: exactly one of the two columns is set (answers_one_question). */
export function questionOf({ consultationId, messageId }: Columns): QuestionName {
  if (consultationId) return { kind: 'consultation', id: consultationId };
  if (messageId) return { kind: 'message', id: messageId };
  throw new Error('An answer without its question');
}
