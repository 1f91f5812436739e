import { useRef, useState } from 'react';
import type { QuestionView } from '@/lib/answers/contract';
import { useStaff } from '../shared/use-staff';
import { type AnswerDraft, answerDraftKey, newDraft, storeDraft, storedDraft } from './answer-draft';

/** The answer that is being written to one question. */
export function useAnswerDraft(question: QuestionView) {
  const key = answerDraftKey(useStaff().id, question);
  const [draft, setDraft] = useState(() => storedDraft(key));
  const latest = useRef(draft);
  const keep = (next: AnswerDraft) => {
    latest.current = next;
    setDraft(next);
    storeDraft(key, next);
  };
  return {
    draft,
    write: (text: string) => keep({ ...draft, text }),
    /** The next one is another attempt: what was typed while `sent` was on its way is kept. */
    begin: (sent: string) => keep(newDraft(latest.current.text === sent ? '' : latest.current.text)),
    /** As another attempt, with the same text. */
    repeat: () => keep(newDraft(latest.current.text)),
  };
}
