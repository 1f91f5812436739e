import 'server-only';
import { z } from 'zod';
import { sqlQuery } from '@/lib/db';
import { OrderStatus, PaymentStatus, Prisma } from '@/lib/generated/prisma/client';
import { isWithdrawnInSql } from '../withdrawal/withdrawn';
import { NEEDS, needInSql } from './needs-person';
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
  /** Of the confirmed appointment. */
  startsAt: z.date().nullable(),
  isWithdrawn: z.boolean(),
  need: z.enum(NEEDS).catch('other').nullable(),
});

export type ListedOrder = z.output<typeof listedOrder>;
export type OrderList = { orders: ListedOrder[]; total: number; page: number; pages: number };

/** A page of the paid orders, and of those with a payment that needs a person. */
export async function findOrders({ q, filter, page }: OrderSearch, now: Date): Promise<OrderList> {
  const found = foundOrders(q, filter, now);
  const [counted] = await sqlQuery<{ total: number }>(Prisma.sql`${found} SELECT count(*)::int AS total FROM found`);
  const total = counted?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const shown = Math.min(page, pages);
  const order = filter === 'coming' ? Prisma.sql`"startsAt", id` : Prisma.sql`"paidAt" DESC NULLS FIRST, id DESC`;
  const rows = await sqlQuery<unknown>(Prisma.sql`
    ${found} SELECT * FROM found ORDER BY ${order} LIMIT ${PAGE_SIZE}::int OFFSET ${(shown - 1) * PAGE_SIZE}::int`);
  return { orders: z.array(listedOrder).parse(rows), total, page: shown, pages };
}

function foundOrders(q: string, filter: OrderFilter, now: Date): Prisma.Sql {
  return Prisma.sql`
    WITH listed AS (
      SELECT o.id, p.name AS product, o.customer_name AS name, o.customer_email AS email, o.status,
        o.payment_status AS "paymentStatus", o.total_amount AS amount, o.amount_refunded AS "amountRefunded", o.paid_at AS "paidAt",
        b.starts_at AS "startsAt", ${isWithdrawnInSql(Prisma.sql`o.id`)} AS "isWithdrawn", ${needInSql(now)} AS need
      FROM orders o JOIN products p ON p.id = o.product_id
        LEFT JOIN bookings b ON b.order_id = o.id AND b.status = 'confirmed'
      WHERE (o.paid_at IS NOT NULL OR o.attention_reason IS NOT NULL) AND ${matches(q)}
    ), found AS (SELECT * FROM listed WHERE ${passes(filter, now)})`;
}

function passes(filter: OrderFilter, now: Date): Prisma.Sql {
  switch (filter) {
    case 'all':
      return Prisma.sql`true`;
    case 'attention':
      return Prisma.sql`need IS NOT NULL`;
    case 'coming':
      return Prisma.sql`"startsAt" > ${now}::timestamptz`;
    case 'paid':
      return Prisma.sql`"paymentStatus" = 'paid'`;
    case 'refunded':
      return Prisma.sql`"amountRefunded" > 0`;
    case 'withdrawn':
      return Prisma.sql`"isWithdrawn"`;
  }
}

const ACCENTED = 'áàäâéèëêíìïîóòöôúùüûñç';
const PLAIN = 'aaaaeeeeiiiioooouuuunc';

/** Every word is in the name or the mailbox, or is the number of the order; accents and capitals do not count. */
function matches(q: string): Prisma.Sql {
  const conditions = q
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const part = `%${plain(word).replaceAll(/[\\%_]/g, '\\$&')}%`;
      const number = word.replace(/^#/, '').toLowerCase();
      return Prisma.sql`(
        translate(lower(o.customer_name), ${ACCENTED}, ${PLAIN}) LIKE ${part} OR lower(o.customer_email) LIKE ${part}
        OR right(o.id::text, 8) = ${number})`;
    });
  return conditions.length > 0 ? Prisma.join(conditions, ' AND ') : Prisma.sql`true`;
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/./gu, (letter) => PLAIN[ACCENTED.indexOf(letter)] ?? letter);
}
