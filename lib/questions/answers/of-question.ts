import type { QuestionName } from '@/lib/shared/question';

/** The column that names the question of an answer. */
export function ofQuestion({ kind, id }: QuestionName) {
  return kind === 'consultation' ? { consultationId: id } : { messageId: id };
}
