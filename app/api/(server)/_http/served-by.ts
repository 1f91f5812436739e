import type { Hono } from 'hono';
import type { ProblemCode } from '@/lib/orders/contract';
import { SessionEnded } from '@/lib/private/lock-session';
import { endpoint, guarded } from './endpoint';
import { problem } from './problem';

const unknown = guarded(() => problem(404, 'not_found'));

/**
 * A catch-all that hands requests to the routers of a realm. Unknown addresses and methods are answered as Next answers them for route
 * files; `closed` is the code of 401 for a session that ends before its change is made.
 */
export function servedBy(api: Hono, closed: ProblemCode): (request: Request) => Promise<Response> {
  api.onError((error) => {
    if (error instanceof SessionEnded) return problem(401, closed);
    throw error;
  });
  const call = endpoint((request: Request) => Promise.resolve(api.fetch(request)));
  return async (request) => {
    const methods = methodsAt(api, new URL(request.url).pathname);
    if (request.method === 'OPTIONS') {
      const allowed = methods ?? ['DELETE', 'GET', 'HEAD', 'PATCH', 'POST', 'PUT'];
      return new Response(null, { status: 204, headers: { Allow: [...allowed, 'OPTIONS'].sort().join(', ') } });
    }
    if (!methods) return unknown(request, {});
    return methods.includes(request.method) ? call(request, {}) : new Response(null, { status: 405 });
  };
}

/** The methods of an address; null if there is none. A segment by its name comes before one that stands for any, as in a file system. */
function methodsAt(api: Hono, pathname: string): string[] | null {
  const segments = pathname.split('/');
  const found: Record<string, Set<string>> = {};
  for (const { path, method } of api.routes) {
    const pattern = path.split('/');
    const fits = (part: string, at: number) => (part.startsWith(':') ? segments[at] !== '' : part === segments[at]);
    if (pattern.length !== segments.length || !pattern.every(fits)) continue;
    const rank = pattern.map((part) => (part.startsWith(':') ? 1 : 0)).join('');
    found[rank] ??= new Set();
    found[rank].add(method);
    if (method === 'GET') found[rank].add('HEAD');
  }
  const [first] = Object.keys(found).sort();
  return first === undefined ? null : [...(found[first] ?? [])];
}
