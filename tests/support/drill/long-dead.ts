import type pg from 'pg';

/** As if a killed server had died a minute ago: the next one takes its jobs when it starts, and not five seconds later. */
export async function longDead(db: pg.Pool): Promise<void> {
  await db.query(
    `UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '1 minute' WHERE locked_at IS NOT NULL`,
  );
}
