import { randomUUID } from 'node:crypto';
import { isDatabaseDown } from '@/lib/server/db';
import { describeError, describePath, log, withRequestId } from '@/lib/server/log';
import { isSameOrigin } from '@/lib/server/security/same-origin';
import { problem } from './problem';

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
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
    return await handle(request, context);
  } catch (error) {
    const down = isDatabaseDown(error);
    log.error({ ...route, error: describeError(error) }, down ? 'database out of reach' : 'request failed');
    return down ? problem(503, 'database_down', undefined, { 'Retry-After': '10' }) : problem(500, 'unexpected');
  }
}

function routeOf(url: string): string {
  return describePath(new URL(url).pathname.split('/').slice(0, 4).join('/'));
}
