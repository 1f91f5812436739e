import type { JobName } from '@/lib/server/jobs/jobs';
import { waitUntil } from '@/scripts/wait-until';
import type { SharedShop } from './shop';

type Db = SharedShop['db'];

const SWEEPS = [
  'expire-claims',
  'reconcile-orders',
  'scan-waiting-files',
  'reconcile-with-stripe',
  'purge-first-consultations',
  'purge-messages',
  'purge-subscriptions',
  'read-busy-calendar',
  'requeue-letters',
  'purge-mails',
  'purge-attempts',
  'purge-used-timestamps',
  'purge-unconfirmed-emails',
  'purge-claimant-hashes',
  'purge-order-claimant-hashes',
  'purge-download-counts',
  'purge-unpaid-orders',
  'purge-daily-counts',
  'purge-paid-orders',
  'finish-refunds',
  'mail-missing-notices',
  'purge-unmatched-statements',
  'purge-spaces',
  'purge-desk',
  'purge-desk-events',
  'purge-blocks',
  'seal-answers',
  'purge-former-people',
] as const satisfies JobName[];

/** It waits for an hour before or after an appointment: to run it, `hurry` by name. */
const REMINDER = 'send-reminder' satisfies JobName;

const WAITING = `
  SELECT j.id, t.identifier AS task, j.attempts, j.locked_by IS NOT NULL AS running, j.run_at <= now() AS due,
    j.payload
  FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
  WHERE t.identifier <> ALL ($1)`;

type WaitingJob = {
  id: string;
  task: string;
  attempts: number;
  running: boolean;
  due: boolean;
  payload: Record<string, unknown>;
};

/** What is still to be done for orders; the sweeps, which come back by themselves, and reminders do not count. */
export async function waitingJobs(db: Db): Promise<WaitingJob[]> {
  return (await db.query<WaitingJob>(WAITING, [[...SWEEPS, REMINDER]])).rows;
}

/** As `jobsDone`, without those that wait for another day. */
export async function dueJobsDone(db: Db, timeout = 60_000): Promise<void> {
  const isDone = async () => (await waitingJobs(db)).every(({ due, running }) => !due && !running);
  await waitUntil(isDone, { timeout, message: 'Jobs that are due are still waiting' });
}

export async function jobsDone(db: Db, timeout = 60_000): Promise<void> {
  await waitUntil(async () => (await waitingJobs(db)).length === 0, { timeout, message: 'Jobs are still waiting' });
}

/**
 * The same without the time for which jobs wait on purpose. Meetings come first: a confirmation that is hurried before its
 * meeting exists is sent without the link, and the link in an e-mail of its own.
 */
export async function laterJobsDone(db: Db): Promise<void> {
  const meetingsMade = async () => {
    await hurry(db, 'create-meeting');
    return !(await waitingJobs(db)).some(({ task, running, due }) => task === 'create-meeting' || running || due);
  };
  await waitUntil(meetingsMade, { timeout: 60_000, message: 'Jobs are still waiting' });
  await hurry(db);
  await jobsDone(db);
}

/** Lets waiting jobs of this kind begin now instead of at their time. */
export async function hurry(db: Db, task?: string): Promise<void> {
  const { rowCount } = await db.query(
    `UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_by IS NULL AND run_at > now() AND
       task_id IN (SELECT id FROM graphile_worker._private_tasks
         WHERE CASE WHEN $1::text IS NULL THEN identifier <> $2 ELSE identifier = $1 END)`,
    [task ?? null, REMINDER],
  );
  // What add_job says: workers look at once, and not at their next poll of a second.
  await db.query(`SELECT pg_notify('jobs:insert', $1)`, [JSON.stringify({ count: rowCount })]);
}

type Sweep = { payload?: object; queue?: string };

/** Runs a sweep now, and waits until it has ended. */
export async function sweep(db: Db, task: (typeof SWEEPS)[number], { payload = {}, queue }: Sweep = {}): Promise<void> {
  const { rows } = await db.query<{ id: string }>('SELECT id FROM graphile_worker.add_job($1, $2, queue_name => $3)', [
    task,
    JSON.stringify(payload),
    queue ?? null,
  ]);
  const id = rows[0]?.id;
  const ended = async () =>
    (await db.query('SELECT FROM graphile_worker._private_jobs WHERE id = $1', [id])).rowCount === 0;
  await waitUntil(ended, { timeout: 60_000, message: `The sweep ${task} does not end` });
}

/** Lets every reminder begin now; those that are not due yet wait for their time again. */
export async function remindersRun(db: Db, timeout = 60_000): Promise<void> {
  await hurry(db, REMINDER);
  const busy = `SELECT FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE t.identifier = $1 AND (j.locked_by IS NOT NULL OR j.run_at <= now())`;
  const ended = async () => (await db.query(busy, [REMINDER])).rowCount === 0;
  await waitUntil(ended, { timeout, message: 'Reminders are still waiting' });
}
