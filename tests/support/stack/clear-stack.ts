import type pg from 'pg';
import { waitUntil } from '@/scripts/wait-until';
import type { SandboxControl } from '../http/sandbox-control';

/** Tables in alphabetical order, so that two callers lock them in one order. The catalogue stays. */
const TABLES = [
  'alert_deliveries',
  'alert_messages',
  'alerts',
  'answers',
  'attended_occurrences',
  'booking_moves',
  'bookings',
  'busy_calendar',
  'busy_events',
  'ceremonies',
  'consultation_file_parts',
  'consultation_files',
  'consultations',
  'contact_messages',
  'daily_counts',
  'desk_events',
  'desk_keys',
  'desk_printed_keys',
  'desk_sessions',
  'desk_wraps',
  'disputes',
  'downloads',
  'failures_in_a_row',
  'free_hour_counts',
  'invoice_requests',
  'letter_deliveries',
  'letters',
  'mail_codes',
  'mail_events',
  'mailbox_erasures',
  'mails',
  'newsletter_subscriptions',
  'orders',
  'rate_limits',
  'refunds',
  'refused_consultations',
  'reminders',
  'sealed_heads',
  'settings',
  'space_events',
  'space_item_parts',
  'space_items',
  'space_keys',
  'space_sessions',
  'spaces',
  'staff',
  'staff_invitations',
  'staff_keys',
  'stripe_events',
  'unconfirmed_emails',
  'used_form_timestamps',
  'users',
  'withdrawals',
].join(', ');

// Shorter than PostgreSQL's deadlock_timeout of a second: in a deadlock with the product this side gives way, never the product.
const EMPTY = `
  SET LOCAL lock_timeout = '200ms';
  LOCK TABLE ${TABLES} IN ACCESS EXCLUSIVE MODE;
  LOCK TABLE graphile_worker._private_jobs IN SHARE ROW EXCLUSIVE MODE`;

const GIVES_WAY = new Set(['55P03', '40P01']);

const RUNNING = 'SELECT FROM graphile_worker._private_jobs WHERE locked_at IS NOT NULL';

/** False while a job runs, or while the product holds what is to be emptied. */
async function emptyOnce(db: pg.Pool): Promise<boolean> {
  await db.query('DELETE FROM graphile_worker._private_jobs WHERE locked_at IS NULL');
  if ((await db.query(RUNNING)).rowCount !== 0) return false;
  const client = await db.connect();
  try {
    await client.query('BEGIN');
    await client.query(EMPTY);
    // The lock on the queue keeps a job from starting between this look and the commit.
    const isIdle = (await client.query(RUNNING)).rowCount === 0;
    if (isIdle) await client.query(`TRUNCATE ${TABLES}; DELETE FROM graphile_worker._private_jobs`);
    await client.query('COMMIT');
    return isIdle;
  } catch (error) {
    await client.query('ROLLBACK');
    if (error instanceof Error && 'code' in error && GIVES_WAY.has(String(error.code))) return false;
    throw error;
  } finally {
    client.release();
  }
}

/**
 * Removes every order, booking, user, job and e-mail. Jobs that are under way end first: none of them writes, or sends an
 * e-mail, after this has returned.
 */
export async function clearStack(db: pg.Pool, sandbox: SandboxControl): Promise<void> {
  // First without its failures and pending webhooks, so that no job waits for a slow answer and no new job arrives.
  await sandbox.reset();
  await waitUntil(() => emptyOnce(db), { timeout: 45_000, every: 20, message: 'The database cannot be emptied' });
  await sandbox.reset();
  await sandbox.resumeWebhooks();
}
