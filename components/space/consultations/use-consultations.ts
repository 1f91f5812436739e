import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { loadCode } from '@/components/browser/load-code';
import type { ConsultationsBody, ConsultationView, OwnAnswerView } from '@/lib/own-data/contract';
import type { Opener } from '@/lib/sealing/identity';
import { orSpaceFault, type SpaceFault } from '../shared/space-fault';
import { spaceFetch } from '../shared/space-fetch';
import { useSpace } from '../shared/use-space';

export type ReadAnswer = OwnAnswerView & {
  /** Of one into the space; null if it cannot be read. */
  text: string | null;
};
export type ReadConsultation = Omit<ConsultationView, 'answers'> & { answers: ReadAnswer[] };

const loadOpening = () => import('./open-answer');

/** With the answers that were sealed for this space, in the memory of this tab. */
export function useConsultations(): UseQueryResult<ReadConsultation[], SpaceFault> {
  const { opener } = useSpace();
  return useQuery<ReadConsultation[], SpaceFault>({
    queryKey: ['space', 'consultations'],
    queryFn: ({ signal }) => orSpaceFault(read(opener, signal)),
  });
}

async function read(opener: Opener, signal: AbortSignal): Promise<ReadConsultation[]> {
  const { consultations } = await spaceFetch<ConsultationsBody>('/consultations', { signal });
  return Promise.all(
    consultations.map(async ({ answers, ...consultation }) => ({
      ...consultation,
      answers: await Promise.all(answers.map((answer) => opened(answer, opener))),
    })),
  );
}

async function opened(answer: OwnAnswerView, opener: Opener): Promise<ReadAnswer> {
  if (!answer.sealed) return { ...answer, text: null };
  const { openAnswer } = await loadCode(loadOpening);
  return { ...answer, text: await openAnswer(answer.sealed, opener) };
}
