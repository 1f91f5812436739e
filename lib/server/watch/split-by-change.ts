import { isDeepStrictEqual } from 'node:util';
import type { OpenAlert, StandingAlert } from './judge-alerts';

type Split = {
  added: Omit<StandingAlert, 'id'>[];
  changed: (StandingAlert & { id: string })[];
  /** Ids: nothing but seenAt. */
  unchanged: string[];
};

/** What has to be written of the alerts that stand. */
export function splitByChange(open: OpenAlert[], standing: StandingAlert[]): Split {
  const known = new Map(open.map((alert) => [alert.id, alert]));
  const split: Split = { added: [], changed: [], unchanged: [] };
  for (const { id, ...alert } of standing) {
    const before = id === null ? undefined : known.get(id);
    if (id === null) split.added.push(alert);
    else if (before && isUnchanged(before, alert)) split.unchanged.push(id);
    else split.changed.push({ id, ...alert });
  }
  return split;
}

function isUnchanged(before: OpenAlert, { since, toldAt, figures }: Omit<StandingAlert, 'id'>): boolean {
  return isDeepStrictEqual([before.since, before.toldAt, before.figures], [since, toldAt, figures]);
}
