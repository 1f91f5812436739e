import type { BookingResponseBody } from '@/lib/orders/contract';
import { placeOrder } from '@/lib/orders/place-order';
import { type BookingRequest, bookingRequestSchema } from '@/lib/orders/schema';
import { endpoint } from '../_http/endpoint';
import { idempotencyKey, orderProblem } from '../_http/order-answer';
import { networkHash, rateLimited } from '../_http/rate-limited';
import { readJson } from '../_http/read-json';

export const POST = endpoint(
  rateLimited('bookings', async (request) => {
    const body = await readJson(request, bookingRequestSchema);
    if (!body.ok) return body.response;
    const placed = await placeOrder(orderRequest(body.value, request), new Date());
    if (placed.ok) {
      const { orderId, sessionId, checkoutUrl, expiresAt } = placed;
      const answer: BookingResponseBody = { orderId, sessionId, checkoutUrl, expiresAt: expiresAt.toISOString() };
      return Response.json(answer, { status: 201 });
    }
    return orderProblem(placed.reason, {
      'product-unknown': { productId: 'productUnknown' },
      'email-refused': { customerEmail: 'emailInvalid' },
      'price-refused': { selectedPrice: 'priceRefused' },
      'booking-required': { bookingDate: 'bookingRequired' },
      'booking-not-needed': { productId: 'bookingNotNeeded' },
      'date-outside-window': { bookingDate: 'date-outside-window' },
      'date-on-weekend': { bookingDate: 'date-on-weekend' },
      'time-not-offered': { bookingTime: 'time-not-offered' },
      'time-past': { bookingTime: 'time-past' },
    });
  }),
);

function orderRequest(body: BookingRequest, request: Request) {
  const { customerName: fullName, customerEmail: email, customerPhone: phone, notes, holdToken } = body;
  return {
    product: { id: body.productId },
    customer: { fullName, email, phone },
    appointment: {
      date: body.bookingDate,
      time: body.bookingTime,
      type: body.bookingType,
      notes,
      holdToken,
      networkHash: networkHash(request),
    },
    userId: body.userId,
    selectedPrice: body.selectedPrice,
    popup: body.popup ?? false,
    idempotencyKey: idempotencyKey(request),
  };
}
