import { subHours } from 'date-fns';
import pg from 'pg';

export type Contents = { orders: number; confirmedBookings: number; latestOrder: Date | null };

/** A session lives for 31 minutes: a payment after the backup belongs to a session of the hour before it, at the earliest. */
const SESSION_MARGIN_HOURS = 1;

async function connected<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Reads what a restored database has: the proof that its backup can be used. */
export function countContents(url: string): Promise<Contents> {
  return connected(url, async (client) => {
    const { rows } = await client.query<Contents>(
      `SELECT (SELECT count(*)::int FROM orders) AS orders, (SELECT max(created_at) FROM orders) AS "latestOrder",
         (SELECT count(*)::int FROM bookings WHERE status = 'confirmed') AS "confirmedBookings"`,
    );
    const [contents] = rows;
    if (!contents) throw new Error('A count always has a row.');
    return contents;
  });
}

/** Queues the comparison with Stripe from the time of the backup on, however long ago that is. It runs at the next start. */
export async function queueReconciliation(url: string, backedUpAt: Date): Promise<void> {
  const since = Math.floor(subHours(backedUpAt, SESSION_MARGIN_HOURS).getTime() / 1000);
  await connected(url, (client) =>
    client.query(
      `SELECT graphile_worker.add_job('reconcile-with-stripe', payload => $1::json, job_key => 'reconcile-after-restore')`,
      [JSON.stringify({ since })],
    ),
  );
}
