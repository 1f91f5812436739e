/** The headline figure with its label. */
export const FIGURE_ID = 'resultado';

type Side = 'above' | 'below';

/** The edge beyond which a box is cut off, if any. `top` and `bottom` are its edges, the page shows what lies from `from` to `to`. */
export function cutSide(box: { top: number; bottom: number }, visible: { from: number; to: number }): Side | undefined {
  // Half a pixel: a page cannot scroll to fractions.
  if (box.top < visible.from - 0.5) return 'above';
  return box.bottom > visible.to + 0.5 ? 'below' : undefined;
}

/** Scrolls to the headline figure unless all of it is visible. `sides` limits that to what is cut off there. */
export function showFigure(sides: readonly Side[] = ['above', 'below']): void {
  const figure = document.getElementById(FIGURE_ID);
  if (!figure) return;
  // The scroll margin keeps targets below the header. A keyboard on the screen covers the lower part of the window.
  const from = Number.parseFloat(getComputedStyle(figure).scrollMarginTop);
  const side = cutSide(figure.getBoundingClientRect(), { from, to: window.visualViewport?.height ?? innerHeight });
  if (side && sides.includes(side)) figure.scrollIntoView({ block: 'start' });
}
