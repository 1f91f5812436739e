import type { ReactNode } from 'react';

/** The line that opens and closes a `<details>`, with the one mark of all of them: after the words with `w-fit`, else at the far edge. */
export function Summary({ className, children }: { className: string; children: ReactNode }) {
  return (
    <summary
      className={`flex cursor-pointer list-none justify-between [&::-webkit-details-marker]:hidden ${className}`}
    >
      {children}
      <DisclosureMark className="[details[open]>summary>&]:rotate-180" />
    </summary>
  );
}

/** As high as the first line of the text beside it. `className` turns it over while what it opens is open. */
export function DisclosureMark({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 20 14"
      aria-hidden="true"
      className={`h-[1lh] w-5 max-w-[0.9em] shrink-0 fill-none stroke-current stroke-2 transition-transform duration-200 ${className}`}
    >
      <path d="M1 3a9 9 0 0 0 18 0" />
    </svg>
  );
}
