import type { HoldResponseBody } from '@/lib/orders/contract';
import { type HoldFailure, holdHour } from '@/lib/orders/hold-hour';
import { holdRequestSchema } from '@/lib/scheduling/schema';
import { endpoint } from '../_http/endpoint';
import { type Fields, problem, refused } from '../_http/problem';
import { networkHash, rateLimited, tooManyClaims } from '../_http/rate-limited';
import { readJson } from '../_http/read-json';

const fields: Record<Exclude<HoldFailure, 'slot-taken' | 'too-many-claims'>, Fields> = {
  'product-unknown': { productId: 'productUnknown' },
  'booking-not-needed': { productId: 'bookingNotNeeded' },
  'date-outside-window': { bookingDate: 'date-outside-window' },
  'date-on-weekend': { bookingDate: 'date-on-weekend' },
  'time-not-offered': { bookingTime: 'time-not-offered' },
  'time-past': { bookingTime: 'time-past' },
};

export const POST = endpoint(
  rateLimited('holds', async (request) => {
    const body = await readJson(request, holdRequestSchema);
    if (!body.ok) return body.response;
    const hold = await holdHour(body.value, networkHash(request), new Date());
    if (hold.ok) {
      const answer: HoldResponseBody = { holdToken: hold.holdToken, expiresAt: hold.expiresAt.toISOString() };
      return Response.json(answer, { status: 201 });
    }
    if (hold.reason === 'slot-taken') return problem(409, 'slot_taken');
    return hold.reason === 'too-many-claims' ? tooManyClaims() : refused(fields[hold.reason]);
  }),
);
