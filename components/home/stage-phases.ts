import { phaseAt } from './phase-at';

/** Whether the address names a place after `root`, to which the page may be scrolling at this moment. */
function leadsBeyond(root: HTMLElement): boolean {
  const target = document.querySelector(':target');
  return target !== null && (root.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/**
 * Turns the list of phases into a sticky stage, 300vh tall, whose cards come up one after the other: `data-stage` on the
 * root, and in it `data-phase`. Only while the list is still below the fold, so that nothing moves that anybody reads;
 * never with reduced motion, nor where a card would not fit the screen, be it for its size or for enlarged text.
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
