/** Sweeps run one after another: they visit the same orders, and a slow Stripe must not delay the mails. */
export const SWEEP_QUEUE = 'sweeps';

/** UTC. No backfill: the next run finds the same work. A key unlike its task replaces the job of an earlier version. */
export const crontab = `
* * * * * expire-claims ?jobKey=expire-claims&queue=${SWEEP_QUEUE}&max=1
23 4 * * * purge-unpaid-orders ?jobKey=forget-unpaid&queue=${SWEEP_QUEUE}&max=1
*/5 * * * * reconcile-orders ?jobKey=reconcile-orders&queue=${SWEEP_QUEUE}&max=1
41 3 * * * reconcile-with-stripe ?jobKey=reconcile-with-stripe&max=5
47 * * * * purge-consultations ?jobKey=forget-consultations&max=1
17 * * * * purge-messages ?jobKey=forget-old-contacts&max=1
19 * * * * purge-subscriptions ?jobKey=forget-unconfirmed&max=1
21 * * * * purge-attempts ?jobKey=forget-attempts&max=1
23 * * * * purge-claimant-hashes ?jobKey=forget-claimants&max=1
`;
