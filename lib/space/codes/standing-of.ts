import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import { type Db, db } from '@/lib/server/db';
import { isOwnMailbox } from '../mailbox-hash';

/**
 * What a code of a mailbox is good for. `space`: it has one, or has done what a space is made for: an order that was paid, a consultation, a
 * confirmed free hour. `data`: anything else stands under it, which its owner may see, take along and delete without a space. Null: nothing.
 */
export type Standing = 'space' | 'data';

/** `email`: lower case. A mailbox that a space was given past this program proves nothing. */
export async function standingOf(email: string, tx: Db = db()): Promise<Standing | null> {
  const space = await tx.space.findUnique({ where: { email }, select: { id: true, email: true, emailHash: true } });
  if (space) return isOwnMailbox(space) ? 'space' : null;
  const [row] = await tx.$queryRaw<{ standing: Standing | null }[]>(Prisma.sql`
    SELECT CASE
      WHEN EXISTS (SELECT FROM consultations WHERE lower(email) = ${email})
        OR EXISTS (SELECT FROM orders WHERE lower(customer_email) = ${email} AND paid_at IS NOT NULL)
        OR EXISTS (SELECT FROM bookings
          WHERE kind = 'first-consultation' AND status = 'confirmed' AND lower(customer_email) = ${email}) THEN 'space'
      WHEN EXISTS (SELECT FROM contact_messages WHERE lower(email) = ${email})
        OR EXISTS (SELECT FROM newsletter_subscriptions WHERE lower(email) = ${email})
        OR EXISTS (SELECT FROM orders WHERE lower(customer_email) = ${email})
        OR EXISTS (SELECT FROM users WHERE lower(email) = ${email})
        OR EXISTS (SELECT FROM withdrawals WHERE order_id IS NULL AND lower(ack_email) = ${email}) THEN 'data'
    END AS standing`);
  return row?.standing ?? null;
}
