/** Sweeps run one after another, however slow Stripe is: they look at the same orders, and mails must not wait behind them. */
export const SWEEP_QUEUE = 'sweeps';

/**
 * graphile-worker's crontab, UTC. No backfill: a sweep that was missed finds the same work at its next run. The key
 * forget-old-contacts belonged to a job of earlier versions: one that was left waiting is replaced, as nobody would do it.
 */
export const crontab = `
* * * * * expire-claims ?jobKey=expire-claims&queue=${SWEEP_QUEUE}&max=1
23 4 * * * forget-unpaid ?jobKey=forget-unpaid&queue=${SWEEP_QUEUE}&max=1
*/5 * * * * reconcile-orders ?jobKey=reconcile-orders&queue=${SWEEP_QUEUE}&max=1
47 * * * * forget-consultations ?jobKey=forget-consultations&max=1
17 * * * * forget-messages ?jobKey=forget-old-contacts&max=1
19 * * * * forget-unconfirmed ?jobKey=forget-unconfirmed&max=1
21 * * * * forget-attempts ?jobKey=forget-attempts&max=1
23 * * * * forget-claimants ?jobKey=forget-claimants&max=1
`;
