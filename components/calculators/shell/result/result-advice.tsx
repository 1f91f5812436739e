'use client';

import type { ReactNode } from 'react';
import { TakeAway, type TakeAwayProps } from '../take-away/take-away';
import { AdviserNote } from './adviser-note';

type ResultAdviceProps = TakeAwayProps & {
  /** What we would say about these figures, a sentence a paragraph. */
  note: readonly string[];
  /** Between what we say and what can be taken along. */
  children?: ReactNode;
};

/** Under the card of a calculator: our note, what it leads to, and the ways to take the result along. */
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
