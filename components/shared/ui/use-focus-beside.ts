import { type RefObject, useEffect } from 'react';

/** Pixels between the focused element and what would cover it. */
const GAP = 16;

type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

/** How far the page has to move up so that `box` stands above the covers that lie on it. */
export function coveredBy(box: Box, covers: readonly Box[]): number {
  const lying = covers.filter(
    (cover) => cover.left < box.right && box.left < cover.right && cover.top < box.bottom && box.top < cover.bottom,
  );
  return Math.max(0, ...lying.map((cover) => box.bottom + GAP - cover.top));
}

/** The element and the texts that describe it, such as the error below a field. */
function withDescriptions(element: HTMLElement): Box {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  const described = (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id));
  const ends = described.map((text) => text?.getBoundingClientRect().bottom ?? 0);
  return { top, right, left, bottom: Math.max(bottom, ...ends) };
}

/** While `isShown`, the page scrolls away from under the toasts in `region` what has the focus, such as a field in error. */
export function useFocusBeside(region: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    let frame = 0;
    const uncover = () => {
      const { activeElement } = document;
      const toasts = region.current;
      if (!toasts || !(activeElement instanceof HTMLElement) || toasts.contains(activeElement)) return;
      // A page's content may have the focus: it is larger than the window.
      if (activeElement === document.body || activeElement.matches('[tabindex="-1"]')) return;
      const covers = [...toasts.querySelectorAll('[data-toast]')].map((toast) => toast.getBoundingClientRect());
      const distance = coveredBy(withDescriptions(activeElement), covers);
      if (distance > 0) scrollBy({ top: distance });
    };
    const inNextFrame = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(uncover);
    };
    inNextFrame();
    document.addEventListener('focusin', inNextFrame);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', inNextFrame);
    };
  }, [region, isShown]);
}
