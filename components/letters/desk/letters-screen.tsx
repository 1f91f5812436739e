'use client';

import { useState } from 'react';
import { DeskData } from '@/components/private/desk/desk-data';
import { useView } from '@/components/private/use-view';
import { FixedLetter } from './fixed-letter';
import { LetterEditor } from './letter-editor';
import { LetterListView } from './letter-list-view';
import { lettersApi } from './letters-api';
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

const ASK_AGAIN_MS = 3_000;

/** A draft is written; any other letter is shown with what becomes of it. */
function OpenedLetter({ id }: { id: string }) {
  const query = useView(lettersApi.get('/:id', { param: { id } }), { every: ASK_AGAIN_MS });
  return (
    <DeskData query={query}>
      {({ letter }) => (letter.status === 'draft' ? <LetterEditor letter={letter} /> : <FixedLetter letter={letter} />)}
    </DeskData>
  );
}
