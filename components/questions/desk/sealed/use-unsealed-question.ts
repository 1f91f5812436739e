import { useAfterTouch, useTouchForgotten } from '@/components/private/desk/passkeys/desk-opener';
import { useOpening } from '@/components/private/desk/sealed/use-opening';
import { loadCode } from '@/components/shared/browser/load-code';
import type { QuestionView } from '@/lib/questions/answers/contract';
import { isSealedConsultation } from '../is-sealed-consultation';
import type { OpenedQuestion } from './open-question';

export const loadOpening = () => import('./open-question');

/** Whether something of it is sealed: the consultation, or an answer. */
function needsKeyFor(question: QuestionView): boolean {
  return isSealedConsultation(question) || question.answers.some(({ sealed }) => sealed !== null);
}

/**
 * What is sealed of a question, in the memory of this screen. It opens by itself while a touch is remembered, and closes with it. Nothing
 * happens for one of which nothing is sealed.
 */
export function useUnsealedQuestion(question: QuestionView) {
  const opening = useOpening({ load: () => openNow(question), sealed: needsKeyFor(question) });
  const { open, openOnce, forget: close, opened, isOpening, problem } = opening;
  useAfterTouch(openOnce);
  useTouchForgotten(close);
  return { open, close, opened, isOpening, problem };
}

async function openNow(question: QuestionView): Promise<OpenedQuestion> {
  const { openQuestion } = await loadCode(loadOpening);
  return openQuestion(question);
}

export type UnsealedQuestion = ReturnType<typeof useUnsealedQuestion>;
