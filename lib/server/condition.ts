/** Something that lasts and that a person should know of. `kind` is an `AlertKind` and names its row in docs/operations.md, `key` tells two of one kind apart, `figures` go into the alert and hold no personal data. */
export type Condition = { kind: string; key: string; since: Date; figures: Record<string, string | number> };

/** What watch-list.ts reads. */
export type WatchedKind =
  | 'mail-failing'
  | 'mail-undelivered'
  | 'calendar-failing'
  | 'busy-calendar-unread'
  | 'refund-failing'
  | 'payments-failing'
  | 'job-given-up'
  | 'job-unknown'
  | 'queue-waiting'
  | 'worker-missing'
  | 'sweep-late'
  | 'signatures-refused'
  | 'order-unconfirmed'
  | 'session-differs'
  | 'calendar-crowded'
  | 'closed-days-end'
  | 'consultation-ceiling-near'
  | 'consultation-ceiling-reached'
  | 'files-await-scan'
  | 'answer-late'
  | 'desk-key-closed'
  | 'space-mailbox-changed'
  | 'unconfirmed-email-cap'
  | 'disk-nearly-full'
  | 'database-large'
  | 'alert-undelivered';

/** Adds what the watcher tells itself: a kind whose read failed, so that nothing is known of it. */
export type AlertKind = WatchedKind | 'condition-unread';
