import type { Condition } from '@/lib/server/condition';
import type { WatchList } from './watch-list';

export type AlertName = Pick<Condition, 'kind' | 'key'>;

/** For kinds that are in no list, such as a read that fails. */
const AFTER_MINUTES = 5;

/** How long a condition lasts before it is told; `ended` are the alerts that have ended within a day. */
export function minutesUntilTold(watchList: WatchList, ended: AlertName[]): (condition: AlertName) => number {
  return ({ kind, key }) => {
    const { afterMinutes = AFTER_MINUTES, againAfterMinutes = afterMinutes } = watchList[kind] ?? {};
    return ended.some((alert) => alert.kind === kind && alert.key === key) ? againAfterMinutes : afterMinutes;
  };
}
