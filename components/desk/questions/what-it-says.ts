import { consultationContents } from '@/lib/answers/consultation-contents';
import type { ConsultationContents, QuestionView } from '@/lib/answers/contract';
import type { SealedHead } from '@/lib/consultations/sealed/sealed-head';

export type WhatItSays = { name: string; question: string | null } | ConsultationContents;

/** What the question says, by now: null while it is sealed. */
export function saidIn(question: QuestionView, opened: SealedHead | null): WhatItSays | null {
  if (question.kind === 'message') return { name: question.name, question: question.question };
  return question.contents ?? (opened && consultationContents(opened.consultation));
}
