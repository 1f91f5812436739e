import { isShape, isText } from '@/components/browser/json-guards';
import { readStored, tabStorage, writeStored } from '@/components/browser/tab-storage';

const PREFIX = 'mesa:respuesta:';

/** `key` names the attempt: sending it again, also after a reload, is the same one. */
export type AnswerDraft = { text: string; key: string };

const isDraft = isShape<AnswerDraft>({ text: isText, key: isText });

export function newDraft(text = ''): AnswerDraft {
  return { text, key: crypto.randomUUID() };
}

/** What was typed in this tab survives a reload and the end of a session. */
export function storedDraft(questionId: string): AnswerDraft {
  const stored = readStored(tabStorage(), PREFIX + questionId);
  return isDraft(stored) ? stored : newDraft();
}

export function storeDraft(questionId: string, draft: AnswerDraft): void {
  if (draft.text === '') tabStorage()?.removeItem(PREFIX + questionId);
  else writeStored(tabStorage(), PREFIX + questionId, draft);
}
