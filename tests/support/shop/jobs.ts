import type pg from 'pg';
import type { JobName } from '@/lib/server/jobs/jobs';
import { waitUntil } from '@/scripts/wait-until';
import { until } from '@/tests/support/stack/until';

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

type Sweep = { payload?: object; queue?: string };

/** The jobs of a stack. */
export function jobsOf(db: pg.Pool) {
  /** What is still to be done for orders; the sweeps, which come back by themselves, and reminders do not count. */
  async function waiting(): Promise<WaitingJob[]> {
    return (await db.query<WaitingJob>(WAITING, [[...SWEEPS, REMINDER]])).rows;
  }

  /** As `done`, without those that wait for another day. */
  async function dueDone(timeout = 60_000): Promise<void> {
    const isDone = async () => (await waiting()).every(({ due, running }) => !due && !running);
    await waitUntil(isDone, { timeout, message: 'Jobs that are due are still waiting' });
  }

  async function done(timeout = 60_000): Promise<void> {
    await waitUntil(async () => (await waiting()).length === 0, { timeout, message: 'Jobs are still waiting' });
  }

  /**
   * The same without the time for which jobs wait on purpose. Meetings come first: a confirmation that is hurried before its
   * meeting exists is sent without the link, and the link in an e-mail of its own.
   */
  async function laterDone(): Promise<void> {
    const meetingsMade = async () => {
      await hurry('create-meeting');
      return !(await waiting()).some(({ task, running, due }) => task === 'create-meeting' || running || due);
    };
    await until(meetingsMade, 'Jobs are still waiting');
    await hurry();
    await done();
  }

  /** Lets waiting jobs of this kind begin now instead of at their time. */
  async function hurry(task?: string): Promise<void> {
    const { rowCount } = await db.query(
      `UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_by IS NULL AND run_at > now() AND
         task_id IN (SELECT id FROM graphile_worker._private_tasks
           WHERE CASE WHEN $1::text IS NULL THEN identifier <> $2 ELSE identifier = $1 END)`,
      [task ?? null, REMINDER],
    );
    // What add_job says: workers look at once, and not at their next poll of a second.
    await db.query(`SELECT pg_notify('jobs:insert', $1)`, [JSON.stringify({ count: rowCount })]);
  }

  /** Runs a sweep now, and waits until it has ended. */
  async function sweep(task: (typeof SWEEPS)[number], { payload = {}, queue }: Sweep = {}): Promise<void> {
    const add = 'SELECT id FROM graphile_worker.add_job($1, $2, queue_name => $3)';
    const { rows } = await db.query<{ id: string }>(add, [task, JSON.stringify(payload), queue ?? null]);
    const left = 'SELECT FROM graphile_worker._private_jobs WHERE id = $1';
    const ended = async () => (await db.query(left, [rows[0]?.id])).rowCount === 0;
    await until(ended, `The sweep ${task} does not end`);
  }

  /** Lets every reminder begin now; those that are not due yet wait for their time again. */
  async function remindersRun(timeout = 60_000): Promise<void> {
    await hurry(REMINDER);
    const busy = `SELECT FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
      WHERE t.identifier = $1 AND (j.locked_by IS NOT NULL OR j.run_at <= now())`;
    const ended = async () => (await db.query(busy, [REMINDER])).rowCount === 0;
    await waitUntil(ended, { timeout, message: 'Reminders are still waiting' });
  }

  return { waiting, dueDone, done, laterDone, hurry, sweep, remindersRun };
}
