import { endpoint } from '@/app/api/(server)/_http/endpoint';
import { rateLimited } from '@/app/api/(server)/_http/rate-limited';
import { readJson } from '@/app/api/(server)/_http/read-json';
import { settledAnswer } from '@/app/api/(server)/_http/settled-answer';
import { cancelCheckout } from '@/lib/orders/close-checkout';
import { sessionRequestSchema } from '@/lib/orders/schema';

export const POST = endpoint(
  rateLimited('payments-cancel', async (request) => {
    const body = await readJson(request, sessionRequestSchema);
    if (!body.ok) return body.response;
    return settledAnswer(await cancelCheckout(body.value.sessionId, new Date()));
  }),
);
