import 'server-only';
import { db } from '@/lib/server/db';
import { keyedHash } from './keyed-hash';

/** True at the first use, and when the same submission is sent again. Holds for all servers together. */
export async function redeemFormTimestamp(timestamp: string, submission: string, now: Date): Promise<boolean> {
  const used = await db().$executeRaw`
    INSERT INTO used_form_timestamps AS known (timestamp_hash, submission_hash, used_at)
    VALUES (${keyedHash('used-form-timestamp', timestamp)}, ${keyedHash('form-submission', submission)}, ${now}::timestamptz)
    ON CONFLICT (timestamp_hash) DO UPDATE SET used_at = known.used_at
      WHERE known.submission_hash = excluded.submission_hash`;
  return used > 0;
}
