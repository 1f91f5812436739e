import { bringIntoView } from './bring-into-view';

/**
 * For a screen that has taken the place of another: its heading, or what stands for it, gets the focus, so that a screen reader says where
 * one is, and comes into view, because on a phone the button that led here may have been far below. At once: a scroll that is still going on
 * when the visitor goes back takes the place where the other page was left.
 */
export function showHeading(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  bringIntoView(heading, undefined, 'instant');
}
