import { useCallback, useState } from 'react';
import { type AnswerDraft, newDraft, storeDraft, storedDraft } from './answer-draft';

/** The answer that is being written to one question. */
export function useAnswerDraft(questionId: string) {
  const [draft, setDraft] = useState(() => storedDraft(questionId));
  const keep = useCallback(
    (next: AnswerDraft) => {
      setDraft(next);
      storeDraft(questionId, next);
    },
    [questionId],
  );
  return {
    draft,
    write: (text: string) => keep({ ...draft, text }),
    /** The next one is another attempt; with the same text unless it was sent. */
    begin: (text = '') => keep(newDraft(text)),
  };
}
