import { randomUUID } from 'node:crypto';
import { isDatabaseDown } from '@/lib/server/db';
import { describeError, describePath, log, withRequestId } from '@/lib/server/log';
import { isSameOrigin } from '@/lib/server/security/same-origin';
import { problem } from './problem';

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Somebody may be trying: one line for each, which names neither the caller nor a token. */
const REFUSED = new Set([401, 403, 429]);
const REQUEST_ID = /^[\w-]{8,64}$/;

/** For calls from our own pages: changes need the same origin; otherwise as `guarded`. */
export function endpoint<Context>(handle: Handler<Context>): Handler<Context> {
  return guarded(async (request, context) => {
    if (!SAFE_METHODS.has(request.method) && !isSameOrigin(request.headers)) return problem(403, 'foreign_origin');
    return handle(request, context);
  });
}

/** For other callers, such as Stripe: never cached, faults logged and answered without a stack trace. */
export function guarded<Context>(handle: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    const received = request.headers.get('x-request-id') ?? '';
    const requestId = REQUEST_ID.test(received) ? received : randomUUID();
    const response = await withRequestId(requestId, () => answer(request, context, handle));
    response.headers.set('X-Request-Id', requestId);
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
    return response;
  };
}

async function answer<Context>(request: Request, context: Context, handle: Handler<Context>): Promise<Response> {
  const route = { method: request.method, route: routeOf(request.url) };
  try {
    const response = await handle(request, context);
    const { status } = response;
    if (REFUSED.has(status)) log.info({ ...route, status }, 'call refused');
    return response;
  } catch (error) {
    const down = isDatabaseDown(error);
    log.error({ ...route, error: describeError(error) }, down ? 'database out of reach' : 'request failed');
    return down ? problem(503, 'database_down', undefined, { 'Retry-After': '10' }) : problem(500, 'unexpected');
  }
}

function routeOf(url: string): string {
  return describePath(new URL(url).pathname.split('/').slice(0, 4).join('/'));
}
