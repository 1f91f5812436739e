import 'server-only';
import type { Db } from '@/lib/server/db';

const KINDS = ['consultation', 'message', 'order', 'freeAppointment', 'statement', 'subscription', 'user'] as const;

type Kind = (typeof KINDS)[number];

/** Ids of everything that stands under one mailbox, by kind. */
export type Holdings = Record<Kind, string[]>;

/**
 * Rows of this mailbox in any capitals, and of no other: compared by `lower`, because the comparison of Prisma without capitals is ILIKE,
 * which takes an underscore of an address for any letter. `email`: lower case. A statement that belongs to an order goes with it.
 */
export async function holdingsOf(tx: Db, email: string): Promise<Holdings> {
  const rows = await tx.$queryRaw<{ kind: Kind; id: string }[]>`
    SELECT 'consultation' AS kind, id FROM consultations WHERE lower(email) = ${email}
    UNION ALL SELECT 'message', id FROM contact_messages WHERE lower(email) = ${email}
    UNION ALL SELECT 'order', id FROM orders WHERE lower(customer_email) = ${email}
    UNION ALL SELECT 'freeAppointment', id FROM bookings
      WHERE kind = 'first-consultation' AND lower(customer_email) = ${email}
    UNION ALL SELECT 'statement', id FROM withdrawals WHERE order_id IS NULL AND lower(ack_email) = ${email}
    UNION ALL SELECT 'subscription', id FROM newsletter_subscriptions WHERE lower(email) = ${email}
    UNION ALL SELECT 'user', id FROM users WHERE lower(email) = ${email}`;
  const holdings = Object.fromEntries(KINDS.map((kind) => [kind, [] as string[]])) as Holdings;
  for (const { kind, id } of rows) holdings[kind].push(id);
  return holdings;
}
