'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** Takes the focus whenever there is news, so that a screen reader says what became of the button. */
export function FocusedHeading({ news, children }: { news: string | null; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!news) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [news]);
  return (
    <h1 ref={heading} tabIndex={-1} className="-ml-[0.03em] text-t2 outline-none">
      {children}
    </h1>
  );
}
