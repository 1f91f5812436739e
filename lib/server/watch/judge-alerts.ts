import { max, min } from 'date-fns';
import type { Condition } from '@/lib/server/condition';
import type { AlertItem } from './alert-item';
import type { Evaluation } from './evaluate-conditions';

export type OpenAlert = Condition & { id: string; seenAt: Date; toldAt: Date | null };

/** An alert after this run; `id` is null if it is new. */
export type StandingAlert = Condition & { id: string | null; seenAt: Date; toldAt: Date | null };

type Judgement = { standing: StandingAlert[]; over: OpenAlert[]; neverTold: OpenAlert[]; items: AlertItem[] };

// Two runs. Another process may have looked a moment earlier, and a job that is running has no failure for a moment.
const GONE_AFTER_MS = 2 * 60_000;

/** What changes: each alert is told once when it has lasted long enough, and once when it is over. */
export function judgeAlerts(
  open: OpenAlert[],
  { conditions, unread }: Evaluation,
  afterMinutes: (condition: Condition) => number,
  now: Date,
): Judgement {
  const known = new Map(open.map((alert) => [nameOf(alert), alert]));
  const found = new Map(conditions.map((condition) => [nameOf(condition), condition]));

  const standing = [...found].map(([name, condition]): StandingAlert => {
    const before = known.get(name);
    const since = min([condition.since, before?.since ?? now, now]);
    const lastsLongEnough = now.getTime() - since.getTime() >= afterMinutes(condition) * 60_000;
    return {
      ...condition,
      id: before?.id ?? null,
      since,
      seenAt: max([before?.seenAt ?? now, now]),
      toldAt: before?.toldAt ?? (lastsLongEnough ? now : null),
    };
  });
  const gone = open.filter(
    (alert) =>
      !found.has(nameOf(alert)) &&
      !unread.includes(alert.kind) &&
      now.getTime() - alert.seenAt.getTime() >= GONE_AFTER_MS,
  );
  const over = gone.filter(({ toldAt }) => toldAt);
  const told = standing.filter((alert) => alert.toldAt && !known.get(nameOf(alert))?.toldAt);
  return {
    standing,
    over,
    neverTold: gone.filter(({ toldAt }) => !toldAt),
    items: [...told.map((alert) => itemOf(alert, null)), ...over.map((alert) => itemOf(alert, now))],
  };
}

function nameOf({ kind, key }: Pick<Condition, 'kind' | 'key'>): string {
  return `${kind}\0${key}`;
}

function itemOf({ kind, key, since, figures }: Condition, overAt: Date | null): AlertItem {
  return { kind, key, since: since.toISOString(), overAt: overAt?.toISOString() ?? null, figures };
}
