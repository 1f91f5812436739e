import { sessionRequestSchema } from '@/lib/orders/schema';
import { settleOrder } from '@/lib/orders/settle-order';
import { endpoint } from '../../_http/endpoint';
import { rateLimited } from '../../_http/rate-limited';
import { readJson } from '../../_http/read-json';
import { settledAnswer } from '../../_http/settled-answer';

export const POST = endpoint(
  rateLimited('payments-success', async (request) => {
    const body = await readJson(request, sessionRequestSchema);
    if (!body.ok) return body.response;
    return settledAnswer(await settleOrder(body.value.sessionId, 'page', new Date()));
  }),
);
