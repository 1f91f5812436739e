import type pg from 'pg';

/** Whether so many statements of this database wait for a lock that another transaction holds. */
export async function lockWaits(db: pg.Pool, count = 1): Promise<boolean> {
  const { rows } = await db.query(
    `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
  );
  return rows.length >= count;
}
