import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { loadCode } from '@/components/browser/load-code';
import type { QuestionView } from '@/lib/answers/contract';
import { type DeskFault, orDeskFault } from '../../shared/desk-fault';
import { useAfterTouch, useTouchForgotten } from '../../shared/passkeys/desk-opener';
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
  const needsKey = needsKeyFor(question);
  const {
    mutate,
    reset: close,
    status,
    data,
    error: fault,
  } = useMutation<OpenedQuestion, DeskFault>({
    mutationFn: () => orDeskFault(openNow(question)),
    networkMode: 'always',
    gcTime: 0,
  });
  const latest = useRef(status);
  useEffect(() => {
    latest.current = status;
  });
  // Again too: an answer may have been sealed while the rest was open.
  const open = useCallback(() => {
    if (needsKey && latest.current !== 'pending') mutate();
  }, [needsKey, mutate]);
  const openOnce = useCallback(() => {
    if (latest.current !== 'success') open();
  }, [open]);
  useAfterTouch(openOnce);
  useTouchForgotten(close);
  return { open, close, opened: data ?? null, isOpening: status === 'pending', fault };
}

async function openNow(question: QuestionView): Promise<OpenedQuestion> {
  const { openQuestion } = await loadCode(loadOpening);
  return openQuestion(question);
}

export type UnsealedQuestion = ReturnType<typeof useUnsealedQuestion>;
