import 'server-only';
import type { WaitingAnswers } from '@/lib/questions/answers/contract';
import { waitingQuestions } from '@/lib/questions/answers/question-rows';

const SHOWN = 8;

/** For Hoy: consultations and messages whose promise runs or is over, the most urgent first. */
export function waitingAnswers(now: Date): Promise<WaitingAnswers> {
  return waitingQuestions(SHOWN, now);
}
