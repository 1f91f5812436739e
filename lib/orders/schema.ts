import { z } from 'zod';
import { NOTES_MAX } from '@/lib/agenda/booking-notes';
import { bookingDate, bookingTime, productId } from '@/lib/agenda/schema';
import { productSlug } from '@/lib/orders/catalog/schema';
import { customerSchema } from '@/lib/orders/customers/schema';
import { APPOINTMENT_MODES } from '@/lib/shared/appointment-mode';
import { email, fullName, phone } from '@/lib/shared/person/schema';

// PostgreSQL cannot store U+0000 in a text.
const notes = z
  .string({ error: 'notesInvalid' })
  .trim()
  .max(NOTES_MAX, 'notesTooLong')
  .refine((text) => !text.includes('\0'), 'notesInvalid')
  .transform((text) => text || undefined)
  .optional();

/** Euro cents; only selects one of the catalogue's amounts. */
const selectedPrice = z.int('priceRefused').positive('priceRefused');
const userId = z.uuid('userUnknown').optional();
/** True if the hosted page opens in its own window and returns to the popup pages. */
const popup = z.boolean({ error: 'popupInvalid' }).optional();

/** Messages are keys of the `Validation` namespace. */
export const bookingRequestSchema = z.object({
  productId,
  bookingDate,
  bookingTime,
  bookingType: z.enum(APPOINTMENT_MODES, 'bookingTypeInvalid'),
  customerName: fullName,
  customerEmail: email,
  customerPhone: phone,
  notes,
  userId,
  selectedPrice: selectedPrice.optional(),
  holdToken: z.string({ error: 'holdInvalid' }).max(100, 'holdInvalid').optional(),
  popup,
});

export const paymentRequestSchema = z.object({
  productSlug,
  customerInfo: customerSchema,
  selectedPrice,
  userId,
  popup,
});

/** A Stripe Checkout session id: the capability to read and cancel its order. */
export const sessionId = z.string({ error: 'sessionUnknown' }).regex(/^cs_[A-Za-z0-9_]{8,200}$/, 'sessionUnknown');
export const sessionRequestSchema = z.object({ sessionId });
