/** Scrolls to the beginning of an element that is not wholly in the window. */
export function bringUp(element: HTMLElement | null): void {
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) element.scrollIntoView({ block: 'start' });
}
