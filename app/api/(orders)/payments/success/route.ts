import { endpoint } from '@/app/api/(server)/_http/endpoint';
import { rateLimited } from '@/app/api/(server)/_http/rate-limited';
import { readJson } from '@/app/api/(server)/_http/read-json';
import { settledAnswer } from '@/app/api/(server)/_http/settled-answer';
import { sessionRequestSchema } from '@/lib/orders/schema';
import { settleOrder } from '@/lib/orders/settle-order';

export const POST = endpoint(
  rateLimited('payments-success', async (request) => {
    const body = await readJson(request, sessionRequestSchema);
    if (!body.ok) return body.response;
    return settledAnswer(await settleOrder(body.value.sessionId, 'page', new Date()));
  }),
);
