/** Scroll progress from which the second and the third card are on top. */
const SECOND_FROM = 0.33;
const THIRD_FROM = 0.66;

type PhaseNumber = 1 | 2 | 3;

/** The card on top. `progress` is a fraction of the scroll distance, which is twice the height of the viewport. */
export function phaseAt(progress: number): PhaseNumber {
  if (progress >= THIRD_FROM) return 3;
  return progress >= SECOND_FROM ? 2 : 1;
}
