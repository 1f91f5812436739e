import type { Condition, WatchedKind } from '@/lib/server/condition';

type Watched = {
  /** Everything of this kind that is there now. One read may serve several kinds; it runs once. */
  read: (now: Date) => Promise<Condition[]>;
  /** Minutes from `since` until staff are told. At most twelve: with the minute of a run and a second attempt that is fifteen. */
  afterMinutes: number;
  /** Instead of `afterMinutes` within a day of its end, for a kind that strangers can raise again and again. */
  againAfterMinutes?: number;
};

/** By kind. */
export type WatchList = Readonly<Record<string, Watched>>;

/** That of the product: no kind is left out. */
export type WholeWatchList = Readonly<Record<WatchedKind, Watched>>;
