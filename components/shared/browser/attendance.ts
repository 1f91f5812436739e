/** After this time without a key, a touch or a movement, what the page asks on its own does not keep the session open. */
const AWAY_MS = 5 * 60_000;

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'];

let lastSign = 0;

/** Notes each sign of a person at the page. Returns what stops it. */
export function watchAttendance(): () => void {
  const note = () => {
    lastSign = performance.now();
  };
  note();
  for (const sign of SIGNS) addEventListener(sign, note, { passive: true });
  return () => {
    for (const sign of SIGNS) removeEventListener(sign, note);
  };
}

/** Milliseconds since the last sign. */
export function awayFor(): number {
  return performance.now() - lastSign;
}

/** Whether the last sign is recent. */
export function isAttended(): boolean {
  return awayFor() < AWAY_MS;
}
