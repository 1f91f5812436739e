'use client';

import { LetterEditor } from './letter-editor';
import { LetterListView } from './letter-list-view';
import { OpenedLetter } from './opened-letter';
import { NEW_LETTER, useOpenedLetter } from './use-opened-letter';

/** Carta: the letters and their readers, or the one that is open. */
export function LettersScreen() {
  const opened = useOpenedLetter();
  if (opened === NEW_LETTER) return <LetterEditor key={opened} letter={null} />;
  return opened ? <OpenedLetter key={opened} id={opened} /> : <LetterListView />;
}
