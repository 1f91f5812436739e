import type { ReactNode } from 'react';

type Props = { isChosen: boolean; onChoose: () => void; children: ReactNode };

/** One of some ways to see the same screen. */
export function ChoiceButton({ isChosen, onChoose, children }: Props) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="min-h-11 respaldo-s border-2 border-borde px-4 font-titular font-bold hover:bg-cielo aria-pressed:border-tinta aria-pressed:bg-tinta aria-pressed:text-papel"
    >
      {children}
    </button>
  );
}
