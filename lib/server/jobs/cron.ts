/** Expiry alone: nothing that takes longer than a minute may come before it. */
export const SWEEP_QUEUE = 'sweeps';

/** What visits many orders, one run after another: a slow Stripe must delay neither expiry nor the mails. */
export const ORDERS_QUEUE = 'orders';

/** UTC. No backfill: the next run finds the same work. A key unlike its task replaces the job of an earlier version. */
export const crontab = `
* * * * * expire-claims ?jobKey=expire-claims&queue=${SWEEP_QUEUE}&max=1
*/2 * * * * read-busy-calendar ?jobKey=read-busy-calendar&queue=calendar&max=1
*/5 * * * * reconcile-orders ?jobKey=reconcile-orders&queue=${ORDERS_QUEUE}&max=1
9 * * * * finish-refunds ?jobKey=finish-refunds&queue=${ORDERS_QUEUE}&max=1
39 * * * * mail-missing-notices ?jobKey=mail-missing-notices&max=1
13 * * * * purge-unpaid-orders ?jobKey=forget-unpaid&queue=${ORDERS_QUEUE}&max=1
37 4 * * * purge-unmatched-statements ?jobKey=purge-unmatched-statements&max=1
33 4 * * * purge-paid-orders ?jobKey=purge-paid-orders&queue=${ORDERS_QUEUE}&max=1
*/5 * * * * scan-waiting-files ?jobKey=scan-waiting-files&queue=scans&max=1
41 3 * * * reconcile-with-stripe ?jobKey=reconcile-with-stripe&max=5
47 * * * * purge-consultations ?jobKey=forget-consultations&max=1
51 * * * * purge-first-consultations ?jobKey=purge-first-consultations&max=1
17 * * * * purge-messages ?jobKey=forget-old-contacts&max=1
19 * * * * purge-subscriptions ?jobKey=forget-unconfirmed&max=1
35 * * * * requeue-letters ?jobKey=requeue-letters&max=1
25 * * * * purge-mails ?jobKey=purge-mails&max=1
21 * * * * purge-attempts ?jobKey=forget-attempts&max=1
23 * * * * purge-used-timestamps ?jobKey=purge-used-timestamps&max=1
29 * * * * purge-download-counts ?jobKey=purge-download-counts&max=1
27 * * * * purge-unconfirmed-emails ?jobKey=purge-unconfirmed-emails&max=1
15 * * * * purge-spaces ?jobKey=purge-spaces&max=1
31 * * * * purge-desk ?jobKey=purge-desk&max=1
43 4 * * * purge-desk-events ?jobKey=purge-desk-events&max=1
11 * * * * seal-answers ?jobKey=seal-answers&max=1
49 4 * * * purge-blocks ?jobKey=purge-blocks&max=1
51 4 * * * purge-former-people ?jobKey=purge-former-people&max=1
53 4 * * * purge-daily-counts ?jobKey=purge-daily-counts&max=1
*/5 * * * * purge-claimant-hashes ?jobKey=forget-claimants&max=1
*/5 * * * * purge-order-claimant-hashes ?jobKey=purge-order-claimant-hashes&max=1
`;
