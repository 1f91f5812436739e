'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** A plain list of cards until it is staged. The sticky part leaves room for the sticky header. */
export function PhaseStage({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? stagePhases(root.current) : undefined), []);
  return (
    <div ref={root} className="phase-stage">
      <div className="phase-screen">{children}</div>
    </div>
  );
}

/** The fragment targets an element after `root`: the page may be scrolling to it. */
function leadsBeyond(root: HTMLElement): boolean {
  const target = document.querySelector(':target');
  return target !== null && (root.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/**
 * Turns the list of phases into a sticky stage, 300vh tall, by `data-stage` and `data-phase` on the root. Only while the list is
 * below the viewport, so that visible text does not move; never with reduced motion, nor when a card does not fit the screen.
 */
function stagePhases(root: HTMLElement): () => void {
  const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
  const cards = [...root.querySelectorAll<HTMLElement>('[data-phase-card]')];
  const isStaged = () => root.dataset.stage !== undefined;
  const cutsNothing = () => cards.every((card) => card.scrollHeight <= card.clientHeight + 1);

  function leave() {
    delete root.dataset.stage;
    delete root.dataset.phase;
  }

  function settle() {
    if (stillness.matches) leave();
    else if (isStaged()) {
      if (!cutsNothing()) leave();
    } else if (root.getBoundingClientRect().top > window.innerHeight && !leadsBeyond(root)) {
      root.dataset.stage = '';
      if (!cutsNothing()) leave();
    }
    follow();
  }

  function follow() {
    if (!isStaged()) return;
    const { top, height } = root.getBoundingClientRect();
    root.dataset.phase = String(phaseAt(-top / (height - window.innerHeight)));
  }

  const sizes = new ResizeObserver(settle);
  for (const card of cards) sizes.observe(card.firstElementChild ?? card);
  window.addEventListener('scroll', follow, { passive: true });
  window.addEventListener('resize', settle);
  window.addEventListener('beforeprint', leave);
  stillness.addEventListener('change', settle);
  settle();
  return () => {
    sizes.disconnect();
    window.removeEventListener('scroll', follow);
    window.removeEventListener('resize', settle);
    window.removeEventListener('beforeprint', leave);
    stillness.removeEventListener('change', settle);
  };
}

/** Scroll progress from which the second and the third card are on top. */
const SECOND_FROM = 0.33;
const THIRD_FROM = 0.66;

type PhaseNumber = 1 | 2 | 3;

/** The card on top. `progress` is a fraction of the scroll distance, which is twice the height of the viewport. */
export function phaseAt(progress: number): PhaseNumber {
  if (progress >= THIRD_FROM) return 3;
  return progress >= SECOND_FROM ? 2 : 1;
}
