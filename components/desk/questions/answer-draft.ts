import { readStored, tabStorage, writeStored } from '@/components/browser/tab-storage';
import { isShape, isText } from '@/lib/json-guards';

const PREFIX = 'mesa:respuesta:';

/** `key` names the attempt: sending it again, also after a reload, is the same one. */
export type AnswerDraft = { text: string; key: string };

const isDraft = isShape<AnswerDraft>({ text: isText, key: isText });

export function newDraft(text = ''): AnswerDraft {
  return { text, key: crypto.randomUUID() };
}

/** Whose draft of what: another person at the same tab has their own. */
export type DraftKey = { staffId: string; questionId: string };

const nameOf = ({ staffId, questionId }: DraftKey) => `${PREFIX}${staffId}:${questionId}`;

/** What was typed in this tab survives a reload and the end of a session. */
export function storedDraft(key: DraftKey): AnswerDraft {
  const stored = readStored(tabStorage(), nameOf(key));
  return isDraft(stored) ? stored : newDraft();
}

export function storeDraft(key: DraftKey, draft: AnswerDraft): void {
  if (draft.text === '') tabStorage()?.removeItem(nameOf(key));
  else writeStored(tabStorage(), nameOf(key), draft);
}
