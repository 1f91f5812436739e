import type { Messages } from 'next-intl';
import type { z } from 'zod';
import type { BookableDays } from '@/lib/agenda/availability';
import type { holdRequestSchema } from '@/lib/agenda/schema';
import type { Day } from '@/lib/agenda/slots';
import type { OrderStatus, PaymentStatus } from '@/lib/generated/prisma/enums';
import type { customerSchema } from '@/lib/orders/customers/schema';
import type { AppointmentMode } from '@/lib/shared/appointment-mode';
import type { MADRID, MadridDate, MadridTime } from '@/lib/shared/madrid-time';
import type { Cents } from '@/lib/shared/money';
import type { bookingRequestSchema, paymentRequestSchema, sessionRequestSchema } from './schema';

// The JSON between checkout and server, types only. Request bodies are as sent: schemas then trim and default them.

/** ISO 8601 in UTC, with milliseconds. */
type Timestamp = string;

export type ProblemCode = keyof Messages['Api'];

/** The body of every answer that is not 2xx. `fields` maps a field of the request, dotted where nested, to a Spanish sentence. */
export type ProblemBody = { error: { code: ProblemCode; message: string; fields?: Record<string, string> } };

/** POST /api/users */
export type UserRequestBody = z.input<typeof customerSchema>;
export type UserResponseBody = { userId: string };

/** GET /api/today: the server's day. It ends at `expiresAt`; an order that is paid on it is paid back until `openUntil`. */
export type TodayResponseBody = { today: MadridDate; openUntil: MadridDate; expiresAt: Timestamp };

/**
 * GET /api/slots, as query parameters. `end` is included; `duration` is in minutes, 60 by default. Without start and end the answer has
 * every day of the booking window, and the fields that are optional.
 */
export type SlotsResponseBody = { timezone: typeof MADRID; days: Day[] } & Partial<BookableDays & TodayResponseBody>;

/**
 * POST /api/holds. Of an hour that is offered: 409 `slot_taken`, `slot_blocked` (time off), `slot_busy` (another event of the firm's
 * calendar), `slot_too_close` (the buffer), `day_full`. Of one that is not: 422 with the reason beside the field. So does
 * POST /api/bookings.
 */
export type HoldRequestBody = z.input<typeof holdRequestSchema>;
export type HoldResponseBody = { holdToken: string; expiresAt: Timestamp };

type PlacedOrder = { orderId: string; sessionId: string; expiresAt: Timestamp };

/** POST /api/bookings, with the header Idempotency-Key. */
export type BookingRequestBody = z.input<typeof bookingRequestSchema>;
export type BookingResponseBody = PlacedOrder & { checkoutUrl: string };

/** POST /api/payments, with the header Idempotency-Key. */
export type PaymentRequestBody = z.input<typeof paymentRequestSchema>;
export type PaymentResponseBody = PlacedOrder & { url: string };

/** POST /api/payments/success and POST /api/payments/cancel */
export type SettleRequestBody = z.input<typeof sessionRequestSchema>;
export type SettleResponseBody = { status: OrderStatus };

/** GET /api/orders/{sessionId}: what the holder of a Checkout session id may see of an order. */
export type OrderView = {
  order: {
    id: string;
    totalAmount: Cents;
    /** ISO 4217, lower case. */
    currency: string;
    paymentStatus: PaymentStatus;
    status: OrderStatus;
    /** Stripe's webhook or the sweep has confirmed what the buyer's page reported. */
    webhookProcessed: boolean;
  };
  product: { name: string; description: string };
  /** True for a day after the payment and as long as the order's link was not replaced. Otherwise what names or opens something is null or left out. */
  isPersonal: boolean;
  /** The order's own page. */
  manageUrl: string | null;
  /** The payment page, while it can be paid and its hour is kept; null otherwise. */
  openPayment: null | { checkoutUrl: string; expiresAt: Timestamp };
  booking: null | {
    bookingDate: MadridDate;
    bookingTime: MadridTime;
    /** Minutes. */
    duration: number;
    bookingType: AppointmentMode;
    customerName: string | null;
    customerEmail: string | null;
    googleMeetLink: string | null;
    /** Pages that add the appointment to a calendar; null until it is confirmed. */
    calendarLinks: null | { google: string; outlook: string };
  };
  /** What a confirmed order delivers; null for any other. */
  delivery: null | {
    /** Files to download now, each with the address that a POST gets it from. */
    files: { title: string; action: string }[];
    /** What comes later, if anything, and the last day on which it does. */
    later: null | { what: string; until: MadridDate };
  };
};
