'use client';

import { type ReactNode, useSyncExternalStore } from 'react';

const SCROLLED_FROM_PX = 10;

function onScroll(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}

const isScrolled = () => window.scrollY > SCROLLED_FROM_PX;
const isNotScrolled = () => false;

/** Sticky; shows an edge when the page is scrolled. Its size is constant, so that the content does not shift. */
export function StickyHeader({ children }: { children: ReactNode }) {
  const scrolled = useSyncExternalStore(onScroll, isScrolled, isNotScrolled);
  return (
    <header
      data-scrolled={scrolled || undefined}
      className="anchor-cabecera sticky top-0 print:static z-10 border-b-[1.5px] border-tinta bg-papel after:absolute after:inset-x-0 after:top-full after:mt-px after:h-1 after:origin-top after:scale-y-0 after:bg-azafran after:transition-transform after:duration-300 after:ease-curva data-scrolled:after:scale-y-100 print:after:hidden"
    >
      {children}
    </header>
  );
}
