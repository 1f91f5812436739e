import { type DraftKey, keptDraft } from '@/components/private/desk/drafts';
import type { LetterView } from '@/lib/letters/letter-view';
import { isNumber, isShape, isText } from '@/lib/shared/json-guards';

/** `version` is the saved one that it began from, 0 for a new letter. */
export type LetterDraft = { subject: string; teaser: string; body: string; version: number };

const isDraft = isShape<LetterDraft>({ subject: isText, teaser: isText, body: isText, version: isNumber });

export function savedDraft(letter: LetterView | null): LetterDraft {
  if (!letter) return { subject: '', teaser: '', body: '', version: 0 };
  const { subject, teaser, body, version } = letter;
  return { subject, teaser, body, version };
}

export function letterDraftKey(staffId: string, letterId: string): DraftKey {
  return { of: 'letter', staffId, id: letterId };
}

/** What was typed in this tab and not saved, or null. */
export function storedDraft(key: DraftKey): LetterDraft | null {
  const kept = keptDraft(key);
  return isDraft(kept) ? kept : null;
}

/** Saving removes the space around a text. */
export function isSameText(one: LetterDraft, other: LetterDraft): boolean {
  return (['subject', 'teaser', 'body'] as const).every((field) => one[field].trim() === other[field].trim());
}
