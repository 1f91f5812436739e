/** Runs once the next frame is on the screen: a press is seen at once, whatever its answer costs. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
