import 'server-only';
import { sqlQuery } from '@/lib/db';
import { Prisma } from '@/lib/generated/prisma/client';

/** Whether the firm has had to do with this mailbox: a space, an order that was paid, or a consultation. Only then a space is made for it. */
export async function hasStanding(email: string): Promise<boolean> {
  const [row] = await sqlQuery<{ known: boolean }>(Prisma.sql`
    SELECT EXISTS (SELECT FROM spaces WHERE email = ${email})
      OR EXISTS (SELECT FROM consultations WHERE lower(email) = ${email})
      OR EXISTS (SELECT FROM orders WHERE lower(customer_email) = ${email} AND paid_at IS NOT NULL) AS known`);
  return row?.known ?? false;
}
