import { useState } from 'react';
import type { LetterView } from '@/lib/newsletter/letters/letter-view';
import { isSameText, type LetterDraft, savedDraft, storeDraft, storedDraft } from './letter-draft';
import { NEW_LETTER } from './use-opened-letter';

/** What is being written: kept in the tab until it is saved. Without changes of one's own it follows what others save. */
export function useLetterDraft(letter: LetterView | null) {
  const id = letter?.id ?? NEW_LETTER;
  const [edit, setEdit] = useState<LetterDraft | null>(() => storedDraft(id));
  const saved = savedDraft(letter);
  const isChanged = edit !== null && !isSameText(edit, saved);
  return {
    draft: edit ?? saved,
    isChanged,
    /** Another person has saved since this was begun. */
    isOutdated: isChanged && edit.version !== saved.version,
    write(change: Partial<LetterDraft>) {
      const next = { ...(isChanged ? edit : { ...(edit ?? saved), version: saved.version }), ...change };
      setEdit(next);
      storeDraft(id, isSameText(next, saved) ? null : next);
    },
    /** Shows what the server has. */
    reset() {
      setEdit(null);
      storeDraft(id, null);
    },
  };
}
