import type { KeyboardEvent } from 'react';

type Step = (index: number, count: number) => number;

const forward: Step = (index, count) => (index + 1) % count;
const back: Step = (index, count) => (index + count - 1) % count;
const first: Step = () => 0;
const last: Step = (_, count) => count - 1;

/** Keys for a row of controls. */
const alongRow: Record<string, Step> = { ArrowRight: forward, ArrowLeft: back, Home: first, End: last };
/** Keys for a panel with links in columns. */
export const throughPanel: Record<string, Step> = { ...alongRow, ArrowDown: forward, ArrowUp: back };

/** Moves the focus within `stops` if the key is in `keys` and one of them has the focus. Returns whether it did. */
export function moveFocus(
  event: KeyboardEvent,
  stops: readonly HTMLElement[],
  keys: Record<string, Step> = alongRow,
): boolean {
  const step = keys[event.key];
  const index = event.target instanceof HTMLElement ? stops.indexOf(event.target) : -1;
  if (!step || index < 0 || event.altKey || event.ctrlKey || event.metaKey) return false;
  event.preventDefault();
  stops[step(index, stops.length)]?.focus();
  return true;
}
