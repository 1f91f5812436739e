import { createHmac, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { DEVELOPMENT_SECRET } from '@/lib/shared/env/configuration-faults';
import type { Pretended } from '../stack/watcher-process';

/** The lock by which lib/server/jobs/worker-presence.ts knows that a worker lives. */
const PRESENCE = '20730, 1';

type Thing = {
  /** What fails from this moment on. */
  breaks: (db: pg.Client, now: Date) => Promise<unknown>;
  mends: (db: pg.Client, now: Date) => Promise<unknown>;
  /** What is as if it were so meanwhile. */
  pretended?: Pretended;
};

type Job = { task: string; payload?: object; failed?: number; runAt?: Date };

/** A job whose next attempt is a day away. */
async function leaveJob(db: pg.Client, { task, payload = {}, failed = 0, runAt }: Job): Promise<void> {
  await db.query(
    `WITH j AS (SELECT id FROM graphile_worker.add_job($1, $2, run_at => coalesce($3, now() + interval '1 day')))
     SELECT FROM j`,
    [task, JSON.stringify(payload), runAt],
  );
  await db.query(
    `UPDATE graphile_worker._private_jobs SET attempts = $1, last_error = 'Resend: application_error (502)' WHERE $1 > 0`,
    [failed],
  );
}

const forgetJobs = (db: pg.Client) => db.query('DELETE FROM graphile_worker._private_jobs');
const storeConsultations = (db: pg.Client, now: Date, count: number) =>
  db.query(
    `INSERT INTO consultations (id, submission_hash, email, first_name, last_name, phone, age, personal_situation,
       employment_status, housing_status, consultation_reason, specific_question, consented_at, policy_version, created_at)
     SELECT gen_random_uuid(), gen_random_uuid()::text, 'a@example.com', 'a', 'b', 'c', 30, 'd', 'e', 'f', 'g', 'h', $2, 'i', $2
     FROM generate_series(1, $1)`,
    [count, now],
  );
const forgetConsultations = (db: pg.Client) => db.query('TRUNCATE consultations CASCADE');

const someoneWorksHere = (db: pg.Client, now: Date) =>
  db.query(
    `INSERT INTO staff (id, name, email, handle, created_at)
     VALUES (gen_random_uuid(), 'Marta', 'marta@example.com', '\\x01', $1::timestamptz - interval '60 days')
     ON CONFLICT DO NOTHING`,
    [now],
  );

/** A key of the desk whose passkeys are gone. */
const keyWithoutPasskeys = (db: pg.Client, now: Date) =>
  db.query(`INSERT INTO desk_keys (epoch, recipient, created_at) VALUES (1, $1, $2)`, [`age1${'q'.repeat(58)}`, now]);

const nothing = async () => undefined;

export const takePresence = (db: pg.Client) => db.query(`SELECT pg_advisory_lock_shared(${PRESENCE})`);

/** Lets every sweep have finished at this moment, except one that a test has stopped. */
export async function finishSweeps(db: pg.Client, now: Date): Promise<void> {
  const latest = '(SELECT max(finished_at) FROM sweep_runs)';
  await db.query(`UPDATE sweep_runs SET finished_at = $1 WHERE finished_at > ${latest} - interval '9 minutes'`, [now]);
}

/** Every lasting failure of the table in docs/operations.md, by its kind. */
export const brokenThings: Record<string, Thing> = {
  'mail-failing': {
    breaks: (db) => leaveJob(db, { task: 'alert-staff', payload: { alert: 'new-order' }, failed: 3 }),
    mends: forgetJobs,
  },
  'mail-undelivered': {
    breaks: (db, now) =>
      db.query(
        `WITH m AS (
           INSERT INTO mails (id, resend_id, kind, subject, subject_id)
           VALUES (gen_random_uuid(), 'r1', 'confirmation', 'order', gen_random_uuid()) RETURNING resend_id)
         INSERT INTO mail_events SELECT gen_random_uuid(), 'e1', resend_id, 'bounced', $1, $1 FROM m`,
        [now],
      ),
    mends: (db) => db.query('TRUNCATE mails, mail_events'),
  },
  'calendar-failing': { breaks: (db) => leaveJob(db, { task: 'create-meeting', failed: 1 }), mends: forgetJobs },
  'busy-calendar-unread': {
    breaks: async (db, now) => {
      await someoneWorksHere(db, now);
      await db.query(
        `INSERT INTO busy_calendar (id, tried_at, failing_since) VALUES (1, $1, $1::timestamptz - interval '31 minutes')`,
        [now],
      );
    },
    mends: (db) => db.query('DELETE FROM busy_calendar; DELETE FROM staff'),
  },
  'refund-failing': {
    breaks: (db) => leaveJob(db, { task: 'send-order-email', payload: { email: 'refund' }, failed: 1 }),
    mends: forgetJobs,
  },
  'payments-failing': {
    breaks: (db, now) => db.query(`INSERT INTO failures_in_a_row VALUES ('payments-failing', 'stripe', 3, $1)`, [now]),
    mends: (db) => db.query('DELETE FROM failures_in_a_row'),
  },
  'job-given-up': { breaks: (db) => leaveJob(db, { task: 'create-meeting', failed: 25 }), mends: forgetJobs },
  'job-unknown': {
    breaks: (db) => leaveJob(db, { task: 'job-of-another-release', runAt: new Date(0) }),
    mends: forgetJobs,
  },
  'queue-waiting': { breaks: (db, now) => leaveJob(db, { task: 'purge-messages', runAt: now }), mends: forgetJobs },
  'worker-missing': {
    breaks: (db) => db.query(`SELECT pg_advisory_unlock_shared(${PRESENCE})`),
    mends: takePresence,
  },
  'sweep-late': {
    breaks: (db, now) =>
      db.query(
        `UPDATE sweep_runs SET finished_at = $1::timestamptz - interval '9 minutes' WHERE task = 'expire-claims'`,
        [now],
      ),
    mends: (db, now) => db.query('UPDATE sweep_runs SET finished_at = $1', [now]),
  },
  'signatures-refused': {
    breaks: (db, now) =>
      db.query(`INSERT INTO failures_in_a_row VALUES ('signatures-refused', 'stripe', 3, $1)`, [now]),
    mends: (db) => db.query('DELETE FROM failures_in_a_row'),
  },
  'order-unconfirmed': {
    breaks: (db, now) =>
      db.query(
        `INSERT INTO orders (id, product_id, customer_name, customer_email, total_amount, payment_status, status,
           attention_reason, checkout_expires_at, paid_at)
         SELECT $1, id, 'Eva Ruiz', 'eva@example.com', price, 'paid', 'needs_attention', 'hour-lost', $2, $2
         FROM products LIMIT 1`,
        [randomUUID(), now],
      ),
    mends: (db) => db.query(`UPDATE orders SET status = 'confirmed'`),
  },
  'session-differs': {
    breaks: (db) => db.query(`UPDATE products SET price = 4900 WHERE slug = 'planificacion-jubilacion'`),
    mends: (db) => db.query(`UPDATE products SET price = 5500 WHERE slug = 'planificacion-jubilacion'`),
  },
  'calendar-crowded': {
    breaks: (db, now) =>
      db.query(
        `INSERT INTO bookings (id, product_id, status, starts_at, ends_at, duration, hold_token_hash, expires_at, created_at)
         SELECT gen_random_uuid(), id, 'held', $1::timestamptz, $1::timestamptz + interval '7 days', 7 * 24 * 60, 'a',
           $1::timestamptz + interval '7 days', $1
         FROM products LIMIT 1`,
        [now],
      ),
    mends: (db) => db.query('DELETE FROM bookings'),
  },
  'closed-days-end': { breaks: nothing, mends: nothing, pretended: { lastDecreedDay: '2000-12-31' } },
  'consultation-ceiling-near': {
    breaks: (db, now) => storeConsultations(db, now, 2_000),
    mends: forgetConsultations,
  },
  'consultation-ceiling-reached': {
    breaks: (db, now) => storeConsultations(db, now, 2_500),
    mends: forgetConsultations,
  },
  'files-await-scan': {
    breaks: async (db, now) => {
      await storeConsultations(db, now, 1);
      await db.query(
        `INSERT INTO consultation_files (id, consultation_id, position, name, content_type, size, scanned, awaits_scan)
         SELECT gen_random_uuid(), id, 0, 'a.pdf', 'application/pdf', 1, false, true FROM consultations`,
      );
    },
    mends: forgetConsultations,
  },
  'answer-late': {
    breaks: async (db, now) => {
      await someoneWorksHere(db, now);
      await db.query(
        `INSERT INTO contact_messages (id, source, name, email, fingerprint, consented_at, policy_version, created_at)
         VALUES (gen_random_uuid(), 'contacto', 'Eva', 'eva@example.com', 'x', $1, '2026-01-01', $1::timestamptz - interval '20 days')`,
        [now],
      );
    },
    mends: (db) => db.query('DELETE FROM contact_messages; DELETE FROM staff'),
  },
  'desk-key-closed': { breaks: keyWithoutPasskeys, mends: (db) => db.query('DELETE FROM desk_keys') },
  'space-mailbox-changed': {
    breaks: async (db, now) => {
      const name = createHmac('sha256', DEVELOPMENT_SECRET).update('space-mailbox\0').digest('base64url').slice(0, 8);
      await db.query(
        `INSERT INTO spaces (id, handle, email, email_hash, recipient, suite, policy_version, consented_at, phrase_open_at, created_at, last_opened_at, last_network_hash)
         VALUES (gen_random_uuid(), '\\x01', 'eva@example.com', $2, 'age1x', 'age-x25519', '2026-01-01', $1, $1, $1, $1, 'x')`,
        [now, `${name}.of-another-mailbox`],
      );
    },
    mends: (db) => db.query('DELETE FROM spaces'),
  },
  'unconfirmed-email-cap': {
    breaks: (db, now) => db.query(`INSERT INTO unconfirmed_emails VALUES ('a', 'b', NULL, false, $1)`, [now]),
    mends: (db) => db.query('DELETE FROM unconfirmed_emails'),
  },
  'disk-nearly-full': { breaks: nothing, mends: nothing, pretended: { freeBytes: 1024 ** 2 } },
  'database-large': {
    // Repeated text in a column that is not compressed.
    breaks: async (db) => {
      await db.query('CREATE TABLE filler (content text)');
      await db.query('ALTER TABLE filler ALTER content SET STORAGE EXTERNAL');
      await db.query(`INSERT INTO filler SELECT repeat('x', 1000000) FROM generate_series(1, 60)`);
    },
    mends: (db) => db.query('DROP TABLE filler'),
  },
  'condition-unread': {
    breaks: (db) => db.query('ALTER TABLE unconfirmed_emails RENAME TO hidden'),
    mends: (db) => db.query('ALTER TABLE hidden RENAME TO unconfirmed_emails'),
  },
};
