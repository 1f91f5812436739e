import { DeskData } from '@/components/private/desk/desk-data';
import { useDeskQuery } from '@/components/private/desk/use-desk-query';
import type { LetterView } from '@/lib/letters/letter-view';
import { FixedLetter } from './fixed-letter';
import { LetterEditor } from './letter-editor';

const ASK_AGAIN_MS = 3_000;

/** A draft is written; any other letter is shown with what becomes of it. */
export function OpenedLetter({ id }: { id: string }) {
  const query = useDeskQuery<{ letter: LetterView }>(`/letters/${id}`, { every: ASK_AGAIN_MS });
  return (
    <DeskData query={query}>
      {({ letter }) => (letter.status === 'draft' ? <LetterEditor letter={letter} /> : <FixedLetter letter={letter} />)}
    </DeskData>
  );
}
