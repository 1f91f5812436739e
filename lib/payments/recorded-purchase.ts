import 'server-only';
import type Stripe from 'stripe';
import { z } from 'zod';
import { APPOINTMENT_MODES, type AppointmentMode } from '@/lib/shared/appointment-mode';
import { serverEnv } from '@/lib/shared/env';
import { site } from '@/lib/shared/site';
import { keyIsLive } from './key-mode';

export type RecordedAppointment = { bookingId: string; startsAt: Date; minutes: number; mode: AppointmentMode };

/** What Stripe knows of an order: enough to rebuild it if this database has lost it. */
export type RecordedPurchase = {
  orderId: string;
  /** Null for a session from before this was recorded. */
  productId: string | null;
  /** Null unless the session came with its line items expanded. */
  productName: string | null;
  customerEmail: string;
  openedAt: Date;
  appointment: RecordedAppointment | null;
};

type Recorded = Pick<RecordedPurchase, 'orderId' | 'appointment'> & { productId: string };

/** Tells the sites of one Stripe account apart. */
function marker(): string {
  return new URL(site.url).host;
}

/** Local sites with one test account at Stripe have the same mark, each with a database of its own. */
function sharesItsMark(): boolean {
  const { hostname } = new URL(site.url);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
  return isLocal && !keyIsLive() && serverEnv().STRIPE_API_BASE === undefined;
}

/** Without name, phone and notes: the privacy policy lists what Stripe receives. */
export function purchaseMetadata({ orderId, productId, appointment }: Recorded): Record<string, string> {
  return {
    site: marker(),
    order_id: orderId,
    product_id: productId,
    ...(appointment && {
      booking_id: appointment.bookingId,
      starts_at: appointment.startsAt.toISOString(),
      minutes: String(appointment.minutes),
      mode: appointment.mode,
    }),
  };
}

const reference = z.object({ order_id: z.uuid(), site: z.string().optional() });

/**
 * True for a marked object, and for one from before the mark whose order id is one of ours by its form. A local site at Stripe's
 * test mode cannot tell: false.
 */
export function isOfThisSite(metadata: unknown): boolean {
  if (sharesItsMark()) return false;
  const { data } = reference.safeParse(metadata);
  return data !== undefined && (data.site === undefined || data.site === marker());
}

const appointmentFields = z
  .object({
    booking_id: z.uuid(),
    starts_at: z.iso.datetime().transform((text) => new Date(text)),
    minutes: z.coerce.number().int().min(15).max(540),
    mode: z.enum(APPOINTMENT_MODES),
  })
  .transform(({ booking_id, starts_at, minutes, mode }) => ({
    bookingId: booking_id,
    startsAt: starts_at,
    minutes,
    mode,
  }));

const email = z.email().max(254).toLowerCase();

const purchaseFields = z.object({
  livemode: z.boolean(),
  created: z.int().positive(),
  client_reference_id: z.string().nullish(),
  success_url: z.string().nullish(),
  customer_email: email.nullish().catch(null),
  customer_details: z.object({ email: email.nullish() }).nullish().catch(null),
  metadata: reference.extend({ product_id: z.uuid().optional().catch(undefined) }).loose(),
  line_items: z
    .object({ data: z.array(z.object({ description: z.string().nullish() })) })
    .nullish()
    .catch(null),
});

/** Null for a session that is not of this site or of the other mode. */
export function readRecordedPurchase(session: Stripe.Checkout.Session): RecordedPurchase | null {
  const { data } = purchaseFields.safeParse(session);
  if (!data || data.livemode !== keyIsLive() || !isOurs(data)) return null;
  const customerEmail = data.customer_email ?? data.customer_details?.email;
  if (!customerEmail) return null;
  return {
    orderId: data.metadata.order_id,
    productId: data.metadata.product_id ?? null,
    productName: data.line_items?.data[0]?.description ?? null,
    customerEmail,
    openedAt: new Date(data.created * 1000),
    appointment: appointmentFields.safeParse(data.metadata).data ?? null,
  };
}

/** A session from before the mark is known by the page to which it returns. A local site at Stripe's test mode cannot tell. */
function isOurs({ metadata, client_reference_id, success_url }: z.output<typeof purchaseFields>): boolean {
  if (sharesItsMark()) return false;
  if (metadata.site !== undefined) return metadata.site === marker();
  return client_reference_id === metadata.order_id && success_url?.startsWith(`${site.url}/payment-success`) === true;
}
