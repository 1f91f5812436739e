import { type DraftKey, keepDraft, keptDraft } from '@/components/private/desk/drafts';
import type { QuestionView } from '@/lib/questions/answers/contract';
import { isShape, isText } from '@/lib/shared/json-guards';
import { isSealedConsultation } from './is-sealed-consultation';

/** `key` names the attempt: sending it again, also after a reload, is the same one. */
export type AnswerDraft = { text: string; key: string };

const isDraft = isShape<AnswerDraft>({ text: isText, key: isText });

export function newDraft(text = ''): AnswerDraft {
  return { text, key: crypto.randomUUID() };
}

export function answerDraftKey(staffId: string, question: QuestionView): DraftKey {
  return { of: 'answer', staffId, id: question.id, isSealed: isSealedConsultation(question) };
}

/** What was typed outlives the end of a session and, unless the question is sealed, a reload. */
export function storedDraft(key: DraftKey): AnswerDraft {
  const kept = keptDraft(key);
  return isDraft(kept) ? kept : newDraft();
}

export function storeDraft(key: DraftKey, draft: AnswerDraft): void {
  keepDraft(key, draft.text === '' ? null : draft);
}
