type Side = 'above' | 'below';

/** The edge beyond which a box is cut off, if any. `top` and `bottom` are its edges, the page shows what lies from `from` to `to`. */
export function cutSide(box: { top: number; bottom: number }, visible: { from: number; to: number }): Side | undefined {
  // Half a pixel: a page cannot scroll to fractions.
  if (box.top < visible.from - 0.5) return 'above';
  return box.bottom > visible.to + 0.5 ? 'below' : undefined;
}

/** Scrolls to the beginning of an element unless all of it is visible. `sides` limits that to what is cut off there. */
export function bringIntoView(
  element: HTMLElement | null,
  sides: readonly Side[] = ['above', 'below'],
  behavior: ScrollBehavior = 'auto',
): void {
  if (!element) return;
  // The scroll margin keeps targets below the header. A keyboard on the screen covers the lower part of the window.
  const from = Number.parseFloat(getComputedStyle(element).scrollMarginTop);
  const side = cutSide(element.getBoundingClientRect(), { from, to: window.visualViewport?.height ?? innerHeight });
  if (side && sides.includes(side)) element.scrollIntoView({ block: 'start', behavior });
}
