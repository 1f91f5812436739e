import type { QuestionKind } from '@/lib/shared/question';

/** Address of the screen of these questions, with the one that is to be opened. */
export function questionAddress(kind: QuestionKind, id: string): string {
  return `/mesa/${kind === 'consultation' ? 'consultas' : 'mensajes'}#${id}`;
}
