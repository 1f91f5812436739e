import type { ReactNode } from 'react';

const WORD = /\p{L}{2}/u;

/** For `translate`: a browser that translates the page leaves a figure as it is, unless it has words, such as "3 meses". */
export function unlessWords(shown: ReactNode): 'no' | undefined {
  const isFigure = (typeof shown === 'string' || typeof shown === 'number') && !WORD.test(String(shown));
  return isFigure ? 'no' : undefined;
}
