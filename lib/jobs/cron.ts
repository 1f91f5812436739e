/** graphile-worker's crontab, UTC. No backfill: a sweep that was missed finds the same work at its next run. */
export const crontab = `
* * * * * expire-claims ?jobKey=expire-claims&max=1
*/5 * * * * reconcile-orders ?jobKey=reconcile-orders&max=1
`;
