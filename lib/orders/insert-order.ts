import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import { db, sqlState } from '@/lib/server/db';
import type { Claimant } from '@/lib/server/security/claimant';
import type { NewOrder } from './new-order';

/** Open orders without an appointment: of an IPv4 address or a /64, of a /56, of a /48. */
export const OPEN_ORDERS = { network: 20, site: 30, prefix: 40 } as const;

const UNIQUE_VIOLATION = '23505';

/** Inserts the order once per row of `source`. A user id counts only if it belongs to the buyer's mailbox. */
export function orderInsert(order: NewOrder, now: Date, source: Prisma.Sql, claimant?: Claimant): Prisma.Sql {
  return Prisma.sql`
    INSERT INTO orders (id, product_id, user_id, customer_name, customer_email, customer_phone, total_amount,
      checkout_expires_at, idempotency_key_hash, request_fingerprint, claimant_hash, claimant_site_hash, claimant_prefix_hash,
      created_at, updated_at, asked_at)
    SELECT ${order.id}::uuid, ${order.productId}::uuid,
      (SELECT id FROM users WHERE id = ${order.userId ?? null}::uuid AND email = ${order.customer.email}),
      ${order.customer.fullName}, ${order.customer.email}, ${order.customer.phone ?? null}, ${order.amount}::int,
      ${order.checkoutExpiresAt}::timestamptz, ${order.idempotencyKeyHash}, ${order.fingerprint}, ${claimant?.network ?? null},
      ${claimant?.site ?? null}, ${claimant?.prefix ?? null}, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    FROM ${source}`;
}

/** An order without an appointment. Counts under a lock: of two simultaneous orders from one network the second sees the first. */
export async function insertOrder(
  order: NewOrder,
  claimant: Claimant,
  now: Date,
): Promise<'stored' | 'key-used' | 'too-many-orders'> {
  const { network, site, prefix } = claimant;
  const allowed = Prisma.sql`open_orders(${network}::text, ${site}::text, ${prefix}::text)
    WHERE network_orders < ${OPEN_ORDERS.network}::int AND site_orders < ${OPEN_ORDERS.site}::int
      AND prefix_orders < ${OPEN_ORDERS.prefix}::int`;
  return unlessKeyUsed(async () => {
    const stored = await db().$executeRaw`${orderInsert(order, now, allowed, claimant)}`;
    return stored === 1 ? ('stored' as const) : ('too-many-orders' as const);
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
