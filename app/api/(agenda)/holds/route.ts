import { holdRequestSchema } from '@/lib/agenda/schema';
import type { HoldResponseBody } from '@/lib/orders/contract';
import { holdHour } from '@/lib/orders/hold-hour';
import { endpoint } from '../../(server)/_http/endpoint';
import { HOUR_FIELDS, problemOf } from '../../(server)/_http/problem-of';
import { rateLimited, requestClaimant } from '../../(server)/_http/rate-limited';
import { readJson } from '../../(server)/_http/read-json';

export const POST = endpoint(
  rateLimited('holds', async (request) => {
    const body = await readJson(request, holdRequestSchema);
    if (!body.ok) return body.response;
    const hold = await holdHour(body.value, requestClaimant(request), new Date());
    if (hold.ok) {
      const answer: HoldResponseBody = { holdToken: hold.holdToken, expiresAt: hold.expiresAt.toISOString() };
      return Response.json(answer, { status: 201 });
    }
    return problemOf(hold.reason, HOUR_FIELDS);
  }),
);
