import 'server-only';
import { z } from 'zod';
import { OrderStatus, PaymentStatus, Prisma } from '@/lib/generated/prisma/client';
import { sqlQuery } from '@/lib/server/db';
import { hasWords } from '@/lib/server/search-words';
import { isWithdrawnInSql } from '../withdrawal/statement';
import { NEEDS, needsInSql } from './needs-person';
import type { OrderFilter, OrderSearch } from './schema';

const PAGE_SIZE = 25;

const listedOrder = z.object({
  id: z.string(),
  product: z.string(),
  name: z.string(),
  email: z.string(),
  status: z.enum(OrderStatus),
  paymentStatus: z.enum(PaymentStatus),
  /** Euro cents, like the next one. */
  amount: z.number(),
  amountRefunded: z.number(),
  paidAt: z.date().nullable(),
  /** Start of the confirmed appointment. */
  startsAt: z.date().nullable(),
  isWithdrawn: z.boolean(),
  need: z.enum(NEEDS).catch('other').nullable(),
  /** Moment until which Stripe takes an answer to a dispute. */
  dueAt: z.date().nullable(),
  /** What a person can say is dealt with. */
  occurrences: z.array(z.string()),
});

export type ListedOrder = z.output<typeof listedOrder>;
export type OrderList = { orders: ListedOrder[]; total: number; page: number; pages: number };

/**
 * A page of the paid orders, and of those with a payment that needs a person. The ids of the page come from an index in its order; what
 * is shown is read of these only.
 */
export async function findOrders({ q, filter, page }: OrderSearch, now: Date): Promise<OrderList> {
  const { rows, order } = listOf(filter, q, now);
  const [counted] = await sqlQuery<{ total: number }>(Prisma.sql`SELECT count(*)::int AS total ${rows}`);
  const total = counted?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const shown = Math.min(page, pages);
  const ids = await sqlQuery<{ id: string }>(Prisma.sql`
    SELECT o.id ${rows} ORDER BY ${order} LIMIT ${PAGE_SIZE}::int OFFSET ${(shown - 1) * PAGE_SIZE}::int`);
  return { orders: await showOrders(ids.map(({ id }) => id)), total, page: shown, pages };
}

/** In this order. */
async function showOrders(ids: string[]): Promise<ListedOrder[]> {
  if (ids.length === 0) return [];
  const rows = await sqlQuery<unknown>(Prisma.sql`
    SELECT o.id, p.name AS product, o.customer_name AS name, o.customer_email AS email, o.status,
      o.payment_status AS "paymentStatus", o.total_amount AS amount, o.amount_refunded AS "amountRefunded", o.paid_at AS "paidAt",
      b.starts_at AS "startsAt", ${isWithdrawnInSql(Prisma.sql`o.id`)} AS "isWithdrawn", n.need, n.due_at AS "dueAt", coalesce(n.occurrences, '{}') AS occurrences
    FROM orders o JOIN products p ON p.id = o.product_id
      LEFT JOIN bookings b ON b.order_id = o.id AND b.status = 'confirmed'
      LEFT JOIN (SELECT * FROM (${needsInSql()}) needs WHERE order_id = ANY (${ids}::uuid[])) n ON n.order_id = o.id
    WHERE o.id = ANY (${ids}::uuid[])`);
  const shown = new Map(
    z
      .array(listedOrder)
      .parse(rows)
      .map((order) => [order.id, order]),
  );
  return ids.flatMap((id) => shown.get(id) ?? []);
}

/** In the words of the index orders_listed. */
const LISTED = Prisma.sql`(o.paid_at IS NOT NULL OR o.attention_reason IS NOT NULL)`;
const LATEST_FIRST = Prisma.sql`o.paid_at DESC, o.id DESC`;

function listOf(filter: OrderFilter, q: string, now: Date): { rows: Prisma.Sql; order: Prisma.Sql } {
  const text = Prisma.sql`desk_search_text(o.customer_name, o.customer_email)`;
  const found = hasWords({ text, id: Prisma.sql`o.id` }, q);
  if (filter === 'coming') {
    const coming = Prisma.sql`bookings b JOIN orders o ON o.id = b.order_id WHERE b.status = 'confirmed' AND b.starts_at > ${now}::timestamptz`;
    return { rows: Prisma.sql`FROM ${coming} AND ${LISTED} AND ${found}`, order: Prisma.sql`b.starts_at, o.id` };
  }
  if (filter === 'attention' && q === '') {
    // Without the orders: they are few, and their ids follow the time.
    return {
      rows: Prisma.sql`FROM (SELECT order_id AS id FROM (${needsInSql()}) needs) o`,
      order: Prisma.sql`o.id DESC`,
    };
  }
  const rows = Prisma.sql`FROM orders o WHERE ${LISTED} AND ${passes(filter)} AND ${found}`;
  return { rows, order: filter === 'attention' ? Prisma.sql`o.id DESC` : LATEST_FIRST };
}

function passes(filter: Exclude<OrderFilter, 'coming'>): Prisma.Sql {
  switch (filter) {
    case 'all':
      return Prisma.sql`true`;
    case 'attention':
      return Prisma.sql`o.id IN (SELECT order_id FROM (${needsInSql()}) needs)`;
    case 'paid':
      return Prisma.sql`o.payment_status = 'paid'`;
    case 'refunded':
      return Prisma.sql`o.amount_refunded > 0`;
    case 'withdrawn':
      return Prisma.sql`o.id IN (SELECT w.order_id FROM withdrawals w WHERE w.state = 'registered' AND w.basis <> 'late')`;
  }
}
