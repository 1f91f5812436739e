/** Sweeps run one after another, however slow Stripe is: they look at the same orders, and mails must not wait behind them. */
export const SWEEP_QUEUE = 'sweeps';

/** graphile-worker's crontab, UTC. No backfill: a sweep that was missed finds the same work at its next run. */
export const crontab = `
* * * * * expire-claims ?jobKey=expire-claims&queue=${SWEEP_QUEUE}&max=1
23 4 * * * forget-unpaid ?jobKey=forget-unpaid&queue=${SWEEP_QUEUE}&max=1
*/5 * * * * reconcile-orders ?jobKey=reconcile-orders&queue=${SWEEP_QUEUE}&max=1
47 * * * * forget-consultations ?jobKey=forget-consultations&max=1
17 * * * * forget-old-contacts ?jobKey=forget-old-contacts&max=1
`;
