import { cancelCheckout } from '@/lib/orders/cancel-checkout';
import { sessionRequestSchema } from '@/lib/orders/schema';
import { endpoint } from '../../_http/endpoint';
import { rateLimited } from '../../_http/rate-limited';
import { readJson } from '../../_http/read-json';
import { settledAnswer } from '../../_http/settled-answer';

export const POST = endpoint(
  rateLimited('payments-cancel', async (request) => {
    const body = await readJson(request, sessionRequestSchema);
    if (!body.ok) return body.response;
    return settledAnswer(await cancelCheckout(body.value.sessionId, new Date()));
  }),
);
