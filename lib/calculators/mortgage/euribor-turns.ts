import type { OfferName } from './loan-offer';

/** The level, in hundredths of a percentage point, and the offer that is cheaper there. */
type EuriborTurn = { level: number; cheaper: OfferName };

/** Nearest levels on each side of the typed one at which another offer is the cheaper one; undefined where there is none. */
export type EuriborTurns = { above: EuriborTurn | undefined; below: EuriborTurn | undefined };

/** Hundredths of a percentage point. The Euríbor has not been above 5.4 % since it exists. */
export const HIGHEST_LEVEL = 1_000;

/** Tries every hundredth of a point from 0 to 10 %. `cheaperAt` takes a fraction; `euribor` is the typed one, a fraction. */
export function euriborTurns(euribor: number, cheaperAt: (euribor: number) => OfferName | undefined): EuriborTurns {
  const now = cheaperAt(euribor);
  const thousandths = Math.round(euribor * 100_000);
  const turnAt = (level: number): EuriborTurn | undefined => {
    const cheaper = cheaperAt(level / 10_000);
    return cheaper === undefined || cheaper === now ? undefined : { level, cheaper };
  };
  const first = (from: number, step: 1 | -1): EuriborTurn | undefined => {
    for (let level = from; level >= 0 && level <= HIGHEST_LEVEL; level += step) {
      const turn = turnAt(level);
      if (turn) return turn;
    }
    return undefined;
  };
  return { above: first(Math.floor(thousandths / 10) + 1, 1), below: first(Math.ceil(thousandths / 10) - 1, -1) };
}
