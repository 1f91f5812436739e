import { type Claimant, claimantOf } from '@/lib/server/security/claimant';
import { type LimitName, takeFromLimit } from '@/lib/server/security/rate-limit';
import { visitorAddress } from '@/lib/server/security/visitor-address';
import { problem } from './problem';

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/** 429 once the visitor's network has used up this limit on all servers together. */
export function rateLimited<Context>(limit: LimitName, handle: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    const taken = await takeFromLimit(limit, visitorAddress(request.headers));
    if (taken.ok) return handle(request, context);
    return problem(429, 'too_many_requests', undefined, { 'Retry-After': String(taken.retryAfterSeconds) });
  };
}

/** Who keeps unpaid hours and open orders. */
export function requestClaimant(request: Request): Claimant {
  return claimantOf(visitorAddress(request.headers));
}
