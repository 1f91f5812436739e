import { loadCode } from '@/components/browser/load-code';
import type { ConsultationsBody, ConsultationView, OwnAnswerView } from '@/lib/own-data/contract';
import type { Opener } from '@/lib/sealing/identity';
import type { OpenFailure } from '@/lib/sealing/open';
import { spaceFetch } from '../shared/space-fetch';

export type ReadAnswer = OwnAnswerView & {
  /** Of one into the space; null if it cannot be read, and for any other. */
  text: string | null;
  /** Why it cannot be read. */
  fault: OpenFailure | null;
};
export type ReadConsultation = Omit<ConsultationView, 'answers'> & { answers: ReadAnswer[] };

const loadOpening = () => import('./open-answer');

/** With the answers that were sealed for this space, opened. Throws a SpaceFault, or what a worker throws. */
export async function readConsultations(opener: Opener, signal?: AbortSignal): Promise<ReadConsultation[]> {
  const { consultations } = await spaceFetch<ConsultationsBody>('/consultations', signal && { signal });
  return Promise.all(
    consultations.map(async ({ answers, ...consultation }) => ({
      ...consultation,
      answers: await Promise.all(answers.map((answer) => read(answer, opener))),
    })),
  );
}

async function read(answer: OwnAnswerView, opener: Opener): Promise<ReadAnswer> {
  if (!answer.sealed) return { ...answer, text: null, fault: null };
  const { openAnswer } = await loadCode(loadOpening);
  const opened = await openAnswer(answer.sealed, opener);
  return opened.ok ? { ...answer, text: opened.text, fault: null } : { ...answer, text: null, fault: opened.reason };
}
