import type { BookingResponseBody } from '@/lib/orders/contract';
import { placeBooking } from '@/lib/orders/place-booking';
import { bookingRequestSchema } from '@/lib/orders/schema';
import { endpoint } from '../../(server)/_http/endpoint';
import { idempotencyKey } from '../../(server)/_http/idempotency-key';
import { HOUR_FIELDS, problemOf } from '../../(server)/_http/problem-of';
import { rateLimited, requestClaimant } from '../../(server)/_http/rate-limited';
import { readJson } from '../../(server)/_http/read-json';

export const POST = endpoint(
  rateLimited('bookings', async (request) => {
    const body = await readJson(request, bookingRequestSchema);
    if (!body.ok) return body.response;
    const { productId, bookingDate, bookingTime, bookingType, notes, holdToken, ...buyer } = body.value;
    const appointment = {
      date: bookingDate,
      time: bookingTime,
      type: bookingType,
      notes,
      holdToken,
      claimant: requestClaimant(request),
    };
    const order = {
      customer: { fullName: buyer.customerName, email: buyer.customerEmail, phone: buyer.customerPhone },
      userId: buyer.userId,
      selectedPrice: buyer.selectedPrice,
      popup: buyer.popup ?? false,
      idempotencyKey: idempotencyKey(request),
    };
    const placed = await placeBooking(productId, appointment, order, new Date());
    if (placed.ok) {
      const { orderId, sessionId, checkoutUrl, expiresAt } = placed;
      const answer: BookingResponseBody = { orderId, sessionId, checkoutUrl, expiresAt: expiresAt.toISOString() };
      return Response.json(answer, { status: 201 });
    }
    return problemOf(placed.reason, {
      ...HOUR_FIELDS,
      'email-refused': { customerEmail: 'emailInvalid' },
      'price-refused': { selectedPrice: 'priceRefused' },
    });
  }),
);
