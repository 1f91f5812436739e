import 'server-only';
import { z } from 'zod';
import { Prisma } from '@/lib/generated/prisma/client';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { db, sqlQuery } from '@/lib/server/db';
import { type CsvCell, csvPostalCode, csvReference, writeCsv } from '@/lib/shared/csv';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { addMadridDays, madridDate, madridInstant } from '@/lib/shared/madrid-time';
import { withoutVat } from '../invoice/rules';
import { type AccountPeriod, accountDays } from './account-periods';

/** `refund-back`: one that has come back. `regained`: a dispute that had been lost. */
const movements = ['payment', 'refund', 'refund-back', 'dispute-lost', 'regained'] as const;

type AccountWords = { head: readonly string[] } & Record<(typeof movements)[number], string>;

type Asked = { period: AccountPeriod; staff: StaffMember; words: AccountWords };

const movement = z.object({
  at: z.date(),
  what: z.enum(movements),
  /** Euro cents; below zero: it has left. */
  amount: z.number(),
  orderId: z.string(),
  product: z.string(),
  name: z.string(),
  email: z.string(),
  /** What the buyer wants on an invoice; null if they want none. */
  invoiceName: z.string().nullable(),
  taxId: z.string().nullable(),
  address: z.string().nullable(),
  postalCode: z.string().nullable(),
  city: z.string().nullable(),
});

/**
 * For the books: each payment on its day, and below zero each refund on the day on which it was made and each lost dispute. What
 * comes back is a line of its own day, above zero: no line of a period that is over ever changes. Oldest first. Leaves its line
 * in the log.
 */
export async function exportAccounts({ period, staff, words }: Asked, now: Date): Promise<string> {
  const { from, until } = accountDays(period, madridDate(now));
  const subject = `${from} – ${addMadridDays(until, -1)}`;
  await db().$transaction((tx) => recordDeskEvent(tx, { staff, kind: 'orders.exported', subject, now }));
  const rows = await sqlQuery<unknown>(Prisma.sql`
    WITH moved AS (
      SELECT paid_at AS at, 'payment' AS what, id AS order_id, total_amount AS amount FROM orders WHERE paid_at IS NOT NULL
      UNION ALL SELECT made_at, 'refund', order_id, -amount FROM refunds WHERE made_at IS NOT NULL
      UNION ALL SELECT failed_at, 'refund-back', order_id, amount FROM refunds WHERE failed_at IS NOT NULL
      UNION ALL SELECT lost_at, 'dispute-lost', order_id, -amount FROM disputes WHERE lost_at IS NOT NULL
      UNION ALL SELECT regained_at, 'regained', order_id, amount FROM disputes WHERE regained_at IS NOT NULL
    )
    SELECT m.at, m.what, m.amount, o.id AS "orderId", p.name AS product, o.customer_name AS name, o.customer_email AS email,
      i.name AS "invoiceName", i.tax_id AS "taxId", i.address, i.postal_code AS "postalCode", i.city
    FROM moved m JOIN orders o ON o.id = m.order_id JOIN products p ON p.id = o.product_id
      LEFT JOIN LATERAL (
        SELECT * FROM invoice_requests r WHERE r.order_id = o.id ORDER BY r.requested_at DESC LIMIT 1) i ON true
    WHERE m.at >= ${madridInstant(from, '00:00')}::timestamptz AND m.at < ${madridInstant(until, '00:00')}::timestamptz
    ORDER BY m.at, o.id, m.amount DESC`);
  const lines = z
    .array(movement)
    .parse(rows)
    .map((one): CsvCell[] => {
      // A refund is split as the payment that it undoes: half a cent is rounded away from zero.
      const { base, tax } = withoutVat(Math.abs(one.amount));
      const sign = Math.sign(one.amount);
      return [
        madridDate(one.at),
        words[one.what],
        csvReference(shortReference(one.orderId)),
        one.product,
        one.name,
        one.email,
        ...[sign * base, sign * tax, one.amount].map((cents) => ({ cents })),
        one.invoiceName ?? '',
        one.taxId ?? '',
        one.address ?? '',
        one.postalCode === null ? '' : csvPostalCode(one.postalCode),
        one.city ?? '',
      ];
    });
  return writeCsv([words.head, ...lines]);
}
