import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { loadCode } from '@/components/browser/load-code';
import type { QuestionView } from '@/lib/answers/contract';
import { type DeskFault, toDeskFault } from '../../shared/desk-fault';
import { useAfterTouch, useTouchForgotten } from '../../shared/passkeys/desk-opener';
import type { OpenedConsultation } from './open-consultation';

export const loadOpening = () => import('./open-consultation');

/**
 * What a sealed consultation says, in the memory of this screen. It opens by itself while a touch is remembered, and closes with it.
 * Of any other question nothing is opened.
 */
export function useOpenedConsultation(question: QuestionView) {
  const isSealed = question.kind === 'consultation' && question.contents === null;
  const {
    mutate,
    reset: close,
    status,
    data,
    error: fault,
  } = useMutation<OpenedConsultation, DeskFault>({
    mutationFn: () => openLatest(question).catch((error: unknown) => Promise.reject(toDeskFault(error))),
    networkMode: 'always',
    gcTime: 0,
  });
  const latest = useRef(status);
  useEffect(() => {
    latest.current = status;
  });
  const open = useCallback(() => {
    if (isSealed && latest.current !== 'pending' && latest.current !== 'success') mutate();
  }, [isSealed, mutate]);
  useAfterTouch(open);
  useTouchForgotten(close);
  return { open, close, opened: data ?? null, isOpening: status === 'pending', fault };
}

async function openLatest(question: QuestionView): Promise<OpenedConsultation> {
  if (question.kind !== 'consultation' || question.contents !== null) throw new Error('Nothing is sealed');
  const { openConsultation } = await loadCode(loadOpening);
  return openConsultation(question);
}
