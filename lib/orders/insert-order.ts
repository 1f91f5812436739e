import 'server-only';
import { db, sqlState } from '@/lib/db';
import { Prisma } from '@/lib/generated/prisma/client';
import type { NewOrder } from './new-order';

const UNIQUE_VIOLATION = '23505';

/** Inserts the order once per row of `source`. A user id counts only if it belongs to the buyer's mailbox. */
export function orderInsert(order: NewOrder, now: Date, source: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    INSERT INTO orders (id, product_id, user_id, customer_name, customer_email, customer_phone, total_amount,
      checkout_expires_at, idempotency_key_hash, request_fingerprint, created_at, updated_at)
    SELECT ${order.id}::uuid, ${order.productId}::uuid,
      (SELECT id FROM users WHERE id = ${order.userId ?? null}::uuid AND email = ${order.customer.email}),
      ${order.customer.fullName}, ${order.customer.email}, ${order.customer.phone ?? null}, ${order.amount}::int,
      ${order.checkoutExpiresAt}::timestamptz, ${order.idempotencyKeyHash}, ${order.fingerprint}, ${now}::timestamptz,
      ${now}::timestamptz
    FROM ${source}`;
}

export async function insertOrder(order: NewOrder, now: Date): Promise<'stored' | 'key-used'> {
  return unlessKeyUsed(async () => {
    await db().$executeRaw`${orderInsert(order, now, Prisma.sql`(SELECT 1) AS one`)}`;
    return 'stored' as const;
  });
}

export async function unlessKeyUsed<Outcome>(insert: () => Promise<Outcome>): Promise<Outcome | 'key-used'> {
  try {
    return await insert();
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return 'key-used';
    throw error;
  }
}
