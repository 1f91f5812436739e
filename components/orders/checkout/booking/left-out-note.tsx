import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { tabStorage } from '@/components/shared/browser/tab-storage';
import { Button } from '@/components/shared/ui/button';
import { Notice } from '@/components/shared/ui/notice';
import { beyondNotes, carriedNote, forgetCarriedNote, withNote } from '../state/carried-note';

/** Says that a calculator's result did not fit in the notes, and offers it once it does. */
export function LeftOutNote({ notes, onAdd }: { notes: string; onAdd: (notes: string) => void }) {
  const t = useTranslations('Checkout.booking');
  const [text, setText] = useState(() => carriedNote(tabStorage()));
  if (!text) return null;
  const beyond = beyondNotes(notes, text);
  // Only that it fits is announced: the count changes with every letter.
  if (beyond > 0)
    return (
      <Notice silent className="mt-6">
        {t('noteLeftOut', { count: beyond })}
      </Notice>
    );

  const add = () => {
    onAdd(withNote(notes, text));
    forgetCarriedNote(tabStorage());
    setText('');
  };

  return (
    <div className="mt-6">
      <Notice>{t('noteFits')}</Notice>
      <Button look="line" className="mt-3" onClick={add}>
        {t('addNote')}
      </Button>
    </div>
  );
}
