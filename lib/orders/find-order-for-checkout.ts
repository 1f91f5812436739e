import 'server-only';
import type { Order } from '@/lib/generated/prisma/client';
import type { RecordedAppointment } from '@/lib/payments/recorded-purchase';
import { db } from '@/lib/server/db';
import { appointmentMode } from '@/lib/shared/appointment-mode';

type OrderForCheckout = Pick<
  Order,
  | 'id'
  | 'status'
  | 'productId'
  | 'totalAmount'
  | 'currency'
  | 'customerEmail'
  | 'stripeSessionId'
  | 'checkoutUrl'
  | 'checkoutExpiresAt'
> & {
  productName: string;
  productDescription: string;
  /** The hour that it claims; an order has at most one. */
  appointment: RecordedAppointment | null;
};

type Row = Omit<OrderForCheckout, 'appointment'> & {
  bookingId: string | null;
  startsAt: Date;
  minutes: number;
  bookingType: string | null;
};

/** One statement instead of three: every booking waits for it. */
export async function findOrderForCheckout(orderId: string): Promise<OrderForCheckout | null> {
  const [row] = await db().$queryRaw<Row[]>`
    SELECT o.id, o.status, o.product_id AS "productId", o.total_amount AS "totalAmount", o.currency,
      o.customer_email AS "customerEmail", o.stripe_session_id AS "stripeSessionId", o.checkout_url AS "checkoutUrl",
      o.checkout_expires_at AS "checkoutExpiresAt", p.name AS "productName", p.description AS "productDescription",
      b.id AS "bookingId", b.starts_at AS "startsAt", b.duration AS minutes, b.booking_type AS "bookingType"
    FROM orders o JOIN products p ON p.id = o.product_id
      LEFT JOIN bookings b ON b.order_id = o.id AND b.status = 'pending'
    WHERE o.id = ${orderId}::uuid`;
  if (!row) return null;
  const { bookingId, startsAt, minutes, bookingType, ...order } = row;
  const mode = appointmentMode(bookingType);
  return { ...order, appointment: bookingId === null ? null : { bookingId, startsAt, minutes, mode } };
}
