import { readStored, tabStorage, writeStored } from '@/components/shared/browser/tab-storage';
import { isShape, isText } from '@/lib/shared/json-guards';
import type { StatedField } from './withdrawal-answer';

const KEY = 'desistimiento:escrito';

type StoredStatement = {
  values: Record<StatedField, string>;
  /** Word for word, once it has been read before confirming it; empty while it is written. */
  statement: string;
  /** The page of its acknowledgment; empty until it is sent. */
  sent: string;
};

const isStored = isShape<StoredStatement>({
  values: isShape({ name: isText, number: isText, service: isText, day: isText, ackEmail: isText }),
  statement: isText,
  sent: isText,
});

const nothing: StoredStatement = {
  values: { name: '', number: '', service: '', day: '', ackEmail: '' },
  statement: '',
  sent: '',
};

/** What was written in this tab. The address of the page has none of it. */
export function storedStatement(): StoredStatement | null {
  const stored = readStored(tabStorage(), KEY);
  if (!isStored(stored)) return null;
  return /^(\/desistimiento\/[\w-]+)?$/.test(stored.sent) ? stored : null;
}

export function storeStatement(values: StoredStatement['values'], statement: string): void {
  writeStored(tabStorage(), KEY, { values, statement, sent: '' });
}

/** Replaces what was written: it is on the page of its acknowledgment. */
export function storeSent(path: string): void {
  writeStored(tabStorage(), KEY, { ...nothing, sent: path });
}

/** What was written since then stays. */
export function forgetSent(path: string): void {
  if (storedStatement()?.sent === path) forgetStatement();
}

export function forgetStatement(): void {
  tabStorage()?.removeItem(KEY);
}
