import { consultationContents } from '@/lib/questions/answers/consultation-contents';
import type { ConsultationContents, QuestionView } from '@/lib/questions/answers/contract';
import type { OpenedQuestion } from './sealed/open-question';

export type WhatItSays = { name: string; question: string | null } | ConsultationContents;

/** What the question says, by now: null while it is sealed. A reply from a space has no name but its mailbox. */
export function saidIn(question: QuestionView, opened: OpenedQuestion | null): WhatItSays | null {
  if (question.kind === 'message') return { name: question.name, question: question.question };
  if (question.contents) return question.contents;
  if (opened?.reply) return { name: question.email, question: opened.reply.text };
  return opened?.consultation ? consultationContents(opened.consultation.consultation) : null;
}

/** Of a consultation, as its sender has signed it; null while it is sealed, and of a reply from a space. */
export function nameIn(question: QuestionView, opened: OpenedQuestion | null): string | null {
  return question.kind === 'message' || opened?.reply ? null : (saidIn(question, opened)?.name ?? null);
}
