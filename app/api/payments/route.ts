import type { PaymentResponseBody } from '@/lib/orders/contract';
import { placeOrder } from '@/lib/orders/place-order';
import { paymentRequestSchema } from '@/lib/orders/schema';
import { endpoint } from '../_http/endpoint';
import { idempotencyKey, orderProblem } from '../_http/order-answer';
import { rateLimited } from '../_http/rate-limited';
import { readJson } from '../_http/read-json';

export const POST = endpoint(
  rateLimited('payments', async (request) => {
    const body = await readJson(request, paymentRequestSchema);
    if (!body.ok) return body.response;
    const { productSlug, customerInfo, selectedPrice, userId, popup = false } = body.value;
    const placed = await placeOrder(
      {
        product: { slug: productSlug },
        customer: customerInfo,
        appointment: null,
        userId,
        selectedPrice,
        popup,
        idempotencyKey: idempotencyKey(request),
      },
      new Date(),
    );
    if (placed.ok) {
      const { orderId, sessionId, checkoutUrl: url, expiresAt } = placed;
      const answer: PaymentResponseBody = { orderId, sessionId, url, expiresAt: expiresAt.toISOString() };
      return Response.json(answer, { status: 201 });
    }
    return orderProblem(placed.reason, {
      'product-unknown': { productSlug: 'productUnknown' },
      'email-refused': { 'customerInfo.email': 'emailInvalid' },
      'price-refused': { selectedPrice: 'priceRefused' },
      'booking-required': { productSlug: 'bookingRequired' },
      'booking-not-needed': { productSlug: 'bookingNotNeeded' },
      'date-outside-window': { productSlug: 'bookingRequired' },
      'date-on-weekend': { productSlug: 'bookingRequired' },
      'time-not-offered': { productSlug: 'bookingRequired' },
      'time-past': { productSlug: 'bookingRequired' },
    });
  }),
);
