import { useRef, useState } from 'react';
import { useStaff } from '@/components/private/desk/use-staff';
import type { QuestionView } from '@/lib/questions/answers/contract';
import { type AnswerDraft, answerDraftKey, newDraft, storeDraft, storedDraft } from './answer-draft';

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
