import { readStored, tabStorage, writeStored } from '@/components/shared/browser/tab-storage';

const PREFIX = { answer: 'mesa:respuesta:', letter: 'mesa:carta:' } as const;

/** Whose draft of what: another person at the same tab has their own. */
export type DraftKey = {
  of: keyof typeof PREFIX;
  staffId: string;
  /** Of the question or the letter. */
  id: string;
  /** What it is about is sealed: then it is in the memory of this page, and no disk has it in clear. */
  isSealed?: boolean;
};

const inMemory = new Map<string, unknown>();

const nameOf = ({ of, staffId, id }: DraftKey) => `${PREFIX[of]}${staffId}:${id}`;

/** What was typed and not sent or saved; null for nothing. */
export function keptDraft(key: DraftKey): unknown {
  const name = nameOf(key);
  const stored = readStored(tabStorage(), name);
  if (!key.isSealed) return stored;
  // Of an earlier release, which kept every draft in the tab.
  if (stored !== null) {
    tabStorage()?.removeItem(name);
    inMemory.set(name, stored);
  }
  return inMemory.get(name) ?? null;
}

/** Null forgets it. */
export function keepDraft(key: DraftKey, draft: object | null): void {
  const name = nameOf(key);
  if (key.isSealed) inMemory.set(name, draft);
  else if (draft) writeStored(tabStorage(), name, draft);
  else tabStorage()?.removeItem(name);
}

/** Everything that this person has not sent or saved. */
export function forgetDrafts(staffId: string): void {
  inMemory.clear();
  const storage = tabStorage();
  const own = Object.values(PREFIX).map((prefix) => `${prefix}${staffId}:`);
  for (const name of Object.keys(storage ?? {})) {
    if (own.some((beginning) => name.startsWith(beginning))) storage?.removeItem(name);
  }
}
