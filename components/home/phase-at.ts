/** How far the sticky area must have been scrolled through for the second and the third card. */
const SECOND_FROM = 0.33;
const THIRD_FROM = 0.66;

type PhaseNumber = 1 | 2 | 3;

/** Which card is on top; `progress` is the share of the scroll distance, twice the viewport's height, that is behind. */
export function phaseAt(progress: number): PhaseNumber {
  if (progress >= THIRD_FROM) return 3;
  return progress >= SECOND_FROM ? 2 : 1;
}
