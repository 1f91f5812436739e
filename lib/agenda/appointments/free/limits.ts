import 'server-only';
import { subDays } from 'date-fns';
import type { SchedulingRules } from '@/lib/agenda/rules/scheduling-rules';
import { bookableHours } from '@/lib/agenda/slots';
import type { Db } from '@/lib/server/db';
import type { Claimant } from '@/lib/server/security/claimant';
import { MAILBOX_DAYS, MOST_OF_CALENDAR_PERCENT, MOST_OF_NETWORK, MOST_OF_PREFIX, MOST_UNCONFIRMED } from './rules';

/** Until the end of the transaction, one at a time on all servers: what the next one counts, this one has written. */
export async function lockFirstConsultations(tx: Db): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('first-consultations', 0))`;
}

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

type Kept = { unconfirmed: number; network: number; prefix: number; confirmed: number };

/** Why no further hour may wait for a confirmation, or null. The caller holds the lock. */
export async function unconfirmedLimit(
  tx: Db,
  claimant: Claimant,
  rules: SchedulingRules,
  now: Date,
): Promise<'network-waits' | 'calendar-waits' | 'calendar-full' | null> {
  const rows = await tx.$queryRaw<Kept[]>`
    SELECT count(*)::int AS unconfirmed,
      (count(*) FILTER (WHERE claimant_hash = ${claimant.network}))::int AS network,
      (count(*) FILTER (WHERE claimant_prefix_hash = ${claimant.prefix}))::int AS prefix,
      (SELECT count(*) FROM bookings
       WHERE kind = 'first-consultation' AND status = 'confirmed' AND starts_at > ${now}::timestamptz)::int AS confirmed
    FROM bookings
    WHERE kind = 'first-consultation' AND status = 'held' AND expires_at > ${now}::timestamptz`;
  const { unconfirmed = 0, network = 0, prefix = 0, confirmed = 0 } = rows[0] ?? {};
  if (network >= MOST_OF_NETWORK || prefix >= MOST_OF_PREFIX) return 'network-waits';
  if (unconfirmed >= MOST_UNCONFIRMED) return 'calendar-waits';
  const most = (bookableHours(now, rules) * MOST_OF_CALENDAR_PERCENT) / 100;
  return unconfirmed + confirmed >= most ? 'calendar-full' : null;
}
