import { useRef, useState } from 'react';
import { keepDraft } from '@/components/private/desk/drafts';
import { useStaff } from '@/components/private/desk/use-staff';
import type { LetterView } from '@/lib/letters/letter-view';
import { isSameText, type LetterDraft, letterDraftKey, savedDraft, storedDraft } from './letter-draft';
import { NEW_LETTER } from './use-opened-letter';

/** What is being written: kept in the tab until it is saved. Without changes of one's own it follows what others save. */
export function useLetterDraft(letter: LetterView | null) {
  const key = letterDraftKey(useStaff().id, letter?.id ?? NEW_LETTER);
  const [edit, setEdit] = useState<LetterDraft | null>(() => storedDraft(key));
  const latest = useRef(edit);
  const saved = savedDraft(letter);
  const keep = (next: LetterDraft | null) => {
    latest.current = next;
    setEdit(next);
    keepDraft(key, next);
  };
  const isChanged = edit !== null && !isSameText(edit, saved);
  return {
    draft: edit ?? saved,
    isChanged,
    /** Another person has saved since this was begun. */
    isOutdated: isChanged && edit.version !== saved.version,
    write(change: Partial<LetterDraft>) {
      const next = { ...(isChanged ? edit : { ...(edit ?? saved), version: saved.version }), ...change };
      setEdit(next);
      latest.current = next;
      keepDraft(key, isSameText(next, saved) ? null : next);
    },
    /** Shows what the server has. What was typed while `sent` was being saved is kept, as begun from what is saved now. */
    reset(sent: LetterDraft | null = null, version = 0) {
      const later = sent && latest.current && !isSameText(latest.current, sent) ? { ...latest.current, version } : null;
      keep(later);
    },
  };
}
