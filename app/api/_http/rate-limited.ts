import { HOLD_MINUTES } from '@/lib/scheduling/opening-hours';
import { keyedHash } from '@/lib/security/keyed-hash';
import { type LimitName, takeFromLimit } from '@/lib/security/rate-limit';
import { visitorAddress } from '@/lib/security/visitor-address';
import { problem } from './problem';

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/** Seconds after which an hour held at this moment makes room for another. One that is being paid may keep its place for longer. */
const CLAIMS_RETRY_AFTER = String(HOLD_MINUTES * 60);

/** 429 once the visitor's network has asked too often, on whichever server. */
export function rateLimited<Context>(limit: LimitName, handle: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    const taken = await takeFromLimit(limit, visitorAddress(request.headers));
    if (taken.ok) return handle(request, context);
    return problem(429, 'too_many_requests', undefined, { 'Retry-After': String(taken.retryAfterSeconds) });
  };
}

/** Who keeps hours from others without having paid: not the address, and nothing that leads back to it. */
export function networkHash(request: Request): string {
  return keyedHash('claimant', visitorAddress(request.headers));
}

export function tooManyClaims(): Promise<Response> {
  return problem(429, 'too_many_claims', undefined, { 'Retry-After': CLAIMS_RETRY_AFTER });
}
