import { useRef, useState } from 'react';
import { type DraftKey, keepDraft, keptDraft } from '@/components/private/desk/drafts';
import { useStaff } from '@/components/private/desk/use-staff';
import type { Problem } from '@/components/private/problem';
import { useCall } from '@/components/private/use-call';
import type { LetterView } from '@/lib/letters/letter-view';
import { isNumber, isShape, isText } from '@/lib/shared/json-guards';
import { lettersApi } from './letters-api';
import { NEW_LETTER } from './use-opened-letter';

/** `version` is the saved one that it began from, 0 for a new letter. */
export type LetterDraft = { subject: string; teaser: string; body: string; version: number };

const isDraft = isShape<LetterDraft>({ subject: isText, teaser: isText, body: isText, version: isNumber });

function savedDraft(letter: LetterView | null): LetterDraft {
  if (!letter) return { subject: '', teaser: '', body: '', version: 0 };
  const { subject, teaser, body, version } = letter;
  return { subject, teaser, body, version };
}

export function letterDraftKey(staffId: string, letterId: string): DraftKey {
  return { of: 'letter', staffId, id: letterId };
}

/** What was typed in this tab and not saved, or null. */
function storedDraft(key: DraftKey): LetterDraft | null {
  const kept = keptDraft(key);
  return isDraft(kept) ? kept : null;
}

/** Saving removes the space around a text. */
function isSameText(one: LetterDraft, other: LetterDraft): boolean {
  return (['subject', 'teaser', 'body'] as const).every((field) => one[field].trim() === other[field].trim());
}

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

type Written = ReturnType<typeof useLetterDraft>;

/** Keeps the draft at the server. A new letter has its own address from then on. */
export function useSaveLetter(letter: LetterView | null, { draft, reset }: Written) {
  const create = useCall('desk', lettersApi.post('/'));
  const edit = useCall('desk', lettersApi.put('/:id', { param: { id: letter?.id ?? '' } }));
  const [problem, setProblem] = useState<Problem | null>(null);
  return {
    problem,
    isPending: create.isPending || edit.isPending,
    /** Null if it was not saved. */
    async run(): Promise<LetterView | null> {
      const { version, ...text } = draft;
      setProblem(null);
      try {
        const { letter: kept } = await (letter ? edit.mutateAsync({ ...text, version }) : create.mutateAsync(text));
        // A new letter gets another editor.
        if (letter) reset(draft, kept.version);
        else reset();
        if (!letter) location.replace(`#${kept.id}`);
        return kept;
      } catch (error) {
        setProblem(error as Problem);
        return null;
      }
    },
  };
}
