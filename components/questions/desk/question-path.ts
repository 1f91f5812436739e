import type { QuestionKind } from '@/lib/shared/question';

/** Below /api/desk. */
export function questionPath(kind: QuestionKind, rest = ''): string {
  return `/${kind}s${rest}`;
}

/** Of its screen, with the one that is to be opened. */
export function questionAddress(kind: QuestionKind, id: string): string {
  return `/mesa/${kind === 'consultation' ? 'consultas' : 'mensajes'}#${id}`;
}
