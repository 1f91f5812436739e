import 'server-only';
import { db } from '@/lib/server/db';
import { readFormTimestamp } from './form-timestamp';
import { keyedHash } from './keyed-hash';
import { looksLikeSpam, type Signals } from './spam-check';

/** `typed` is all that the sender typed: a timestamp serves for one submission, and for its repeats. */
type ValidForm = Signals & { typed: string };

/** False if the sender is to be asked to send once more. Call it for a valid form: what it admits uses its timestamp up. */
export async function admitForm({ typed, ...signals }: ValidForm, now: Date): Promise<boolean> {
  if (looksLikeSpam(signals, now)) return false;
  const { timestamp } = signals;
  return readFormTimestamp(timestamp, now).kind === 'none' || redeemFormTimestamp(timestamp, typed, now);
}

/** True at the first use, and when the same submission is sent again. Holds for all servers together. */
async function redeemFormTimestamp(timestamp: string, submission: string, now: Date): Promise<boolean> {
  const used = await db().$executeRaw`
    INSERT INTO used_form_timestamps AS known (timestamp_hash, submission_hash, used_at)
    VALUES (${keyedHash('used-form-timestamp', timestamp)}, ${keyedHash('form-submission', submission)}, ${now}::timestamptz)
    ON CONFLICT (timestamp_hash) DO UPDATE SET used_at = known.used_at
      WHERE known.submission_hash = excluded.submission_hash`;
  return used > 0;
}
