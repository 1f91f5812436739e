import type { ReactNode } from 'react';

type ResultAnswerProps = {
  children: ReactNode;
  /** The sheet says it in another place. */
  screenOnly?: boolean;
};

/** What the headline figure means, in one sentence: right under it in each calculator. */
export function ResultAnswer({ children, screenOnly = false }: ResultAnswerProps) {
  return (
    <p
      data-respuesta=""
      className={`mt-7 max-w-lectura font-titular text-t4 font-bold text-balance ${screenOnly ? 'print:hidden' : 'print:mt-1 print:text-base'}`}
    >
      {children}
    </p>
  );
}
