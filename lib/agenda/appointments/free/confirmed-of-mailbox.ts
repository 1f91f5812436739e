import 'server-only';
import { subDays } from 'date-fns';
import type { Db } from '@/lib/server/db';
import { MAILBOX_DAYS } from './rules';

/** The confirmed appointment that this mailbox has or has had lately, under whatever spelling. */
export async function confirmedOfMailbox(tx: Db, email: string, now: Date): Promise<string | null> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM bookings
    WHERE kind = 'first-consultation' AND status = 'confirmed'
      AND counted_mailbox(customer_email) = counted_mailbox(${email})
      AND starts_at > ${subDays(now, MAILBOX_DAYS)}::timestamptz
    ORDER BY starts_at DESC LIMIT 1`;
  return rows[0]?.id ?? null;
}
