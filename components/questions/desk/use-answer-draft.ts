import { useRef, useState } from 'react';
import { type DraftKey, keepDraft, keptDraft } from '@/components/private/desk/drafts';
import { useStaff } from '@/components/private/desk/use-staff';
import type { QuestionView } from '@/lib/questions/answers/contract';
import { isShape, isText } from '@/lib/shared/json-guards';
import { isSealedConsultation } from './is-sealed-consultation';

/** `key` names the attempt: sending it again, also after a reload, is the same one. */
type AnswerDraft = { text: string; key: string };

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

/** The answer that is being written to one question. `opening`: what it begins with, until something is written; it is kept nowhere. */
export function useAnswerDraft(question: QuestionView, opening: string) {
  const key = answerDraftKey(useStaff().id, question);
  const [draft, setDraft] = useState(() => storedDraft(key));
  const [isWritten, setWritten] = useState(draft.text !== '');
  const latest = useRef(draft);
  const keep = (next: AnswerDraft) => {
    latest.current = next;
    setDraft(next);
    storeDraft(key, next);
  };
  return {
    draft: isWritten ? draft : { ...draft, text: opening },
    write: (text: string) => {
      setWritten(true);
      keep({ ...draft, text });
    },
    /** The next one is another attempt: what was typed while `sent` was on its way is kept. */
    begin: (sent: string) => {
      const text = latest.current.text === sent ? '' : latest.current.text;
      setWritten(text !== '');
      keep(newDraft(text));
    },
    /** As another attempt, with the same text. */
    repeat: () => keep(newDraft(latest.current.text)),
  };
}
