import type { ConsultationView, QuestionView } from '@/lib/questions/answers/contract';

type Sealed = Extract<ConsultationView, { contents: null }>;

/** Whether what it says has to be opened with the key of the desk. */
export function isSealedConsultation(question: QuestionView): question is Sealed {
  return question.kind === 'consultation' && question.epoch !== null;
}
