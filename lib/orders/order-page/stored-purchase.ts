import 'server-only';
import { z } from 'zod';
import { BookingStatus, OrderStatus, Prisma } from '@/lib/generated/prisma/client';
import { sqlQuery } from '@/lib/server/db';

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const bookings = z.array(
  z.object({
    id: z.string(),
    status: z.enum(BookingStatus),
    startsAt: moment,
    endsAt: moment,
    duration: z.number(),
    bookingType: z.string().nullable(),
    googleMeetLink: z.string().nullable(),
    changes: z.number(),
    createdAt: moment,
    confirmedAt: moment.nullable(),
    cancelledAt: moment.nullable(),
    moves: z.array(z.object({ fromStartsAt: moment, toStartsAt: moment, movedAt: moment })),
  }),
);

const storedPurchase = z.object({
  id: z.string(),
  linkVersion: z.number(),
  linkRenewedAt: z.date().nullable(),
  paidAt: z.date(),
  noticeSentAt: z.date().nullable(),
  status: z.enum(OrderStatus),
  attentionReason: z.string().nullable(),
  customerName: z.string(),
  customerEmail: z.string(),
  totalAmount: z.number(),
  amountRefunded: z.number(),
  amountLost: z.number(),
  productName: z.string(),
  delivered: z.string().nullable(),
  deliveryDays: z.number().nullable(),
  followUpDays: z.number().nullable(),
  features: z.array(z.string()),
  /** The latest first. */
  bookings,
  /** What can still be downloaded, in the order of the catalogue. */
  downloads: z.array(
    z.object({ downloadId: z.string(), firstLinkVersion: z.number(), title: z.string(), validUntil: moment }),
  ),
  /** These and what follows, as the moves of a booking, oldest first. */
  withdrawals: z.array(
    z.object({
      id: z.string(),
      state: z.string(),
      basis: z.string(),
      channel: z.string(),
      submittedAt: moment,
      executeAt: moment,
      executedAt: moment.nullable(),
      keptAt: moment.nullable(),
    }),
  ),
  refunds: z.array(
    z.object({ id: z.string(), amount: z.number(), status: z.string(), createdAt: moment, updatedAt: moment }),
  ),
  invoiceRequests: z.array(z.object({ requestedAt: moment })),
});

export type StoredPurchase = z.output<typeof storedPurchase>;

/** A paid order with all that its page shows, in one statement: Prisma would send seven. Null if there is none. */
export async function findStoredPurchase(orderId: string): Promise<StoredPurchase | null> {
  const [row] = await sqlQuery<unknown>(Prisma.sql`
    WITH purchase AS (
      SELECT orders.*, products.name AS product_name, products.delivered, products.delivery_days, products.follow_up_days, products.features
      FROM orders JOIN products ON products.id = orders.product_id
      WHERE orders.id = ${orderId}::uuid AND paid_at IS NOT NULL
    )
    SELECT purchase.id, link_version AS "linkVersion", link_renewed_at AS "linkRenewedAt", paid_at AS "paidAt", notice_sent_at AS "noticeSentAt", status,
      attention_reason AS "attentionReason", customer_name AS "customerName", customer_email AS "customerEmail",
      total_amount AS "totalAmount", amount_refunded AS "amountRefunded", amount_lost AS "amountLost", product_name AS "productName", delivered, delivery_days AS "deliveryDays", follow_up_days AS "followUpDays", features,
      (
        SELECT coalesce(json_agg(json_build_object(
          'id', b.id, 'status', b.status, 'startsAt', b.starts_at, 'endsAt', b.ends_at, 'duration', b.duration,
          'bookingType', b.booking_type, 'googleMeetLink', b.google_meet_link, 'changes', b.changes,
          'createdAt', b.created_at, 'confirmedAt', b.confirmed_at, 'cancelledAt', b.cancelled_at, 'moves', (
            SELECT coalesce(json_agg(json_build_object(
              'fromStartsAt', m.from_starts_at, 'toStartsAt', m.to_starts_at, 'movedAt', m.moved_at) ORDER BY m.moved_at), '[]')
            FROM booking_moves m WHERE m.booking_id = b.id
          )) ORDER BY b.created_at DESC), '[]')
        FROM bookings b WHERE b.order_id = purchase.id
      ) AS bookings,
      (
        SELECT coalesce(json_agg(json_build_object('downloadId', d.id, 'firstLinkVersion', d.first_link_version, 'title', f.title,
          'validUntil', d.valid_until) ORDER BY f.created_at), '[]')
        FROM downloads d JOIN deliverables f ON f.id = d.deliverable_id
        WHERE d.order_id = purchase.id AND d.revoked_at IS NULL
      ) AS downloads,
      (
        SELECT coalesce(json_agg(json_build_object('id', w.id, 'state', w.state, 'basis', w.basis, 'channel', w.channel,
          'submittedAt', w.submitted_at, 'executeAt', w.execute_at, 'executedAt', w.executed_at, 'keptAt', w.kept_at)
          ORDER BY w.submitted_at), '[]')
        FROM withdrawals w WHERE w.order_id = purchase.id
      ) AS withdrawals,
      (
        SELECT coalesce(json_agg(json_build_object('id', r.id, 'amount', r.amount, 'status', r.status, 'createdAt', r.created_at,
          'updatedAt', r.updated_at) ORDER BY r.created_at), '[]')
        FROM refunds r WHERE r.order_id = purchase.id
      ) AS refunds,
      (
        SELECT coalesce(json_agg(json_build_object('requestedAt', i.requested_at) ORDER BY i.requested_at), '[]')
        FROM invoice_requests i WHERE i.order_id = purchase.id
      ) AS "invoiceRequests"
    FROM purchase`);
  return row ? storedPurchase.parse(row) : null;
}
