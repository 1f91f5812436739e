type Attempt<Outcome> = {
  /** What only one may get. */
  wanted: string;
  /** Who wants it: a second attempt of the same one is not told that it has lost to itself. */
  by: string;
  attempt: () => Promise<Outcome>;
  lost: Outcome;
};

const underWay = new Map<string, { by: string; hasGotIt: Promise<boolean> }>();

/**
 * Of this process's attempts to get one thing at the same moment, the first goes ahead. If it gets it, the others have lost and
 * ask nothing; if it does not, or fails, they go on. Only spares attempts in vain: what decides is the database.
 */
export async function afterTheFirst<Outcome extends { ok: boolean }>(attempted: Attempt<Outcome>): Promise<Outcome> {
  const { wanted, by, attempt, lost } = attempted;
  const first = underWay.get(wanted);
  if (first) {
    const isLost = (await first.hasGotIt) && first.by !== by;
    return isLost ? lost : attempt();
  }
  const own = attempt();
  const hasGotIt = own.then(
    ({ ok }) => ok,
    () => false,
  );
  underWay.set(wanted, { by, hasGotIt });
  return own.finally(() => underWay.delete(wanted));
}
