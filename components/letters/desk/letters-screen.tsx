'use client';

import { useState } from 'react';
import { LetterEditor } from './letter-editor';
import { LetterListView } from './letter-list-view';
import { OpenedLetter } from './opened-letter';
import { NEW_LETTER, useOpenedLetter } from './use-opened-letter';

/** Carta: the letters and their readers, or the one that is open. */
export function LettersScreen() {
  const opened = useOpenedLetter();
  const [latest, setLatest] = useState<string | null>(null);
  const [page, setPage] = useState(1);
  if (opened && opened !== latest) setLatest(opened);
  if (opened === NEW_LETTER) return <LetterEditor key={opened} letter={null} />;
  if (opened) return <OpenedLetter key={opened} id={opened} />;
  return <LetterListView from={latest} page={page} onPage={setPage} />;
}
