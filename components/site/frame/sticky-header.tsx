'use client';

import { type ReactNode, useSyncExternalStore } from 'react';

const SCROLLED_FROM_PX = 10;
const MOST_STICKY_PX = 96;

function onScroll(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}

const isScrolled = () => window.scrollY > SCROLLED_FROM_PX;
const isNotScrolled = () => false;

/** Stays in the page where enlarged text or a low window would make it cover too much. Scroll margins follow its height. */
function fitToWindow(header: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const { height } = header.getBoundingClientRect();
    const isTall = height > Math.min(MOST_STICKY_PX, innerHeight / 5);
    header.toggleAttribute('data-tall', isTall);
    style.setProperty('--header-height', `${isTall ? 0 : height}px`);
  });
  observer.observe(header);
  return () => observer.disconnect();
}

/** Sticky; shows an edge when the page is scrolled. Its size is constant, so that the content does not shift. */
export function StickyHeader({ children }: { children: ReactNode }) {
  const scrolled = useSyncExternalStore(onScroll, isScrolled, isNotScrolled);
  return (
    <header
      ref={fitToWindow}
      data-scrolled={scrolled || undefined}
      className="anchor-cabecera sticky top-0 data-tall:static print:static z-10 border-b-[1.5px] border-tinta bg-papel after:absolute after:inset-x-0 after:top-full after:mt-px after:h-1 after:origin-top after:scale-y-0 after:bg-azafran after:transition-transform after:duration-300 after:ease-curva data-scrolled:after:scale-y-100 print:after:hidden"
    >
      {children}
    </header>
  );
}
