import type { PaymentResponseBody } from '@/lib/orders/contract';
import { placeOrder } from '@/lib/orders/place-order';
import { paymentRequestSchema } from '@/lib/orders/schema';
import { endpoint } from '../../(server)/_http/endpoint';
import { idempotencyKey } from '../../(server)/_http/idempotency-key';
import { problemOf } from '../../(server)/_http/problem-of';
import { rateLimited, requestClaimant } from '../../(server)/_http/rate-limited';
import { readJson } from '../../(server)/_http/read-json';

export const POST = endpoint(
  rateLimited('payments', async (request) => {
    const body = await readJson(request, paymentRequestSchema);
    if (!body.ok) return body.response;
    const { productSlug, customerInfo: customer, selectedPrice, userId, popup = false } = body.value;
    const order = { customer, selectedPrice, userId, popup, idempotencyKey: idempotencyKey(request) };
    const placed = await placeOrder(productSlug, order, requestClaimant(request), new Date());
    if (placed.ok) {
      const { orderId, sessionId, checkoutUrl: url, expiresAt } = placed;
      const answer: PaymentResponseBody = { orderId, sessionId, url, expiresAt: expiresAt.toISOString() };
      return Response.json(answer, { status: 201 });
    }
    return problemOf(placed.reason, {
      'product-unknown': { productSlug: 'productUnknown' },
      'email-refused': { 'customerInfo.email': 'emailInvalid' },
      'price-refused': { selectedPrice: 'priceRefused' },
      'booking-required': { productSlug: 'bookingRequired' },
    });
  }),
);
