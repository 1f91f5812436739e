import { useCallback, useRef, useState } from 'react';
import { useStaff } from '../shared/use-staff';
import { type AnswerDraft, newDraft, storeDraft, storedDraft } from './answer-draft';

/** The answer that is being written to one question. */
export function useAnswerDraft(questionId: string) {
  const { id: staffId } = useStaff();
  const [draft, setDraft] = useState(() => storedDraft({ staffId, questionId }));
  const latest = useRef(draft);
  const keep = useCallback(
    (next: AnswerDraft) => {
      latest.current = next;
      setDraft(next);
      storeDraft({ staffId, questionId }, next);
    },
    [staffId, questionId],
  );
  return {
    draft,
    write: (text: string) => keep({ ...draft, text }),
    /** The next one is another attempt: what was typed while `sent` was on its way is kept. */
    begin: (sent: string) => keep(newDraft(latest.current.text === sent ? '' : latest.current.text)),
    /** As another attempt, with the same text. */
    repeat: () => keep(newDraft(latest.current.text)),
  };
}
