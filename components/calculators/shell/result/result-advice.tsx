import type { ReactNode } from 'react';
import { TakeAway, type TakeAwayProps } from '../take-away/take-away';
import { AdviserNote } from './adviser-note';

type ResultAdviceProps = TakeAwayProps & {
  /** The adviser's comment, one paragraph a sentence. */
  note: readonly string[];
  /** Between the note and the export actions. */
  children?: ReactNode;
};

/** Under the calculator's card: the adviser's note, further sections and the export actions. */
export function ResultAdvice({ note, children, ...takeAway }: ResultAdviceProps) {
  return (
    <>
      <div className="rejilla pt-12 print:pt-2">
        <AdviserNote>
          {note.map((sentence) => (
            <p key={sentence} className="wrap-anywhere">
              {sentence}
            </p>
          ))}
        </AdviserNote>
      </div>
      {children}
      <TakeAway {...takeAway} />
    </>
  );
}
