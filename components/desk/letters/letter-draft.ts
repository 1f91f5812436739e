import { readStored, tabStorage, writeStored } from '@/components/browser/tab-storage';
import { isNumber, isShape, isText } from '@/lib/json-guards';
import type { LetterView } from '@/lib/newsletter/letters/letter-view';

const PREFIX = 'mesa:carta:';

/** `version` is the saved one that it began from, 0 for a new letter. */
export type LetterDraft = { subject: string; teaser: string; body: string; version: number };

const isDraft = isShape<LetterDraft>({ subject: isText, teaser: isText, body: isText, version: isNumber });

export function savedDraft(letter: LetterView | null): LetterDraft {
  if (!letter) return { subject: '', teaser: '', body: '', version: 0 };
  const { subject, teaser, body, version } = letter;
  return { subject, teaser, body, version };
}

/** Whose draft of which letter: another person at the same tab has their own. */
export type DraftKey = { staffId: string; letterId: string };

const nameOf = ({ staffId, letterId }: DraftKey) => `${PREFIX}${staffId}:${letterId}`;

/** What was typed in this tab and not saved, or null. */
export function storedDraft(key: DraftKey): LetterDraft | null {
  const stored = readStored(tabStorage(), nameOf(key));
  return isDraft(stored) ? stored : null;
}

export function storeDraft(key: DraftKey, draft: LetterDraft | null): void {
  if (draft) writeStored(tabStorage(), nameOf(key), draft);
  else tabStorage()?.removeItem(nameOf(key));
}

/** Saving removes the space around a text. */
export function isSameText(one: LetterDraft, other: LetterDraft): boolean {
  return (['subject', 'teaser', 'body'] as const).every((field) => one[field].trim() === other[field].trim());
}
