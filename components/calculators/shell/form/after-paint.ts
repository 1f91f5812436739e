/** Runs `work` after the next frame is painted, so that an expensive computation does not delay feedback to the press. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
