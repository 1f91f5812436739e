import { type Claimant, claimantOf } from '@/lib/server/security/claimant';
import { type LimitName, takeFromLimit } from '@/lib/server/security/rate-limit';
import { visitorAddress } from '@/lib/server/security/visitor-address';
import { type ProblemAnswer, problem } from './problem';

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/** 429 once the visitor's network has used up this limit on all servers together. */
export function rateLimited<Context>(limit: LimitName, handle: Handler<Context>): Handler<Context> {
  return async (request, context) => (await overLimit(limit, request)) ?? handle(request, context);
}

/** Takes one from the limit of the visitor's network: 429 once it is used up, otherwise null. */
export async function overLimit(limit: LimitName, request: Request): Promise<ProblemAnswer | null> {
  const taken = await takeFromLimit(limit, visitorAddress(request.headers));
  if (taken.ok) return null;
  return problem(429, 'too_many_requests', undefined, { 'Retry-After': String(taken.retryAfterSeconds) });
}

/** Who keeps unpaid hours and open orders. */
export function requestClaimant(request: Request): Claimant {
  return claimantOf(visitorAddress(request.headers));
}
