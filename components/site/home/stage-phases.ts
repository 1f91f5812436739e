import { phaseAt } from './phase-at';

/** The fragment targets an element after `root`: the page may be scrolling to it. */
function leadsBeyond(root: HTMLElement): boolean {
  const target = document.querySelector(':target');
  return target !== null && (root.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/**
 * Turns the list of phases into a sticky stage, 300vh tall, by `data-stage` and `data-phase` on the root. Only while the list is
 * below the viewport, so that visible text does not move; never with reduced motion, nor when a card does not fit the screen.
 */
export function stagePhases(root: HTMLElement): () => void {
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
