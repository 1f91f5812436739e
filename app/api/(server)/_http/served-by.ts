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
  const patterns = patternsOf(api);
  const call = endpoint((request: Request) => Promise.resolve(api.fetch(request)));
  return async (request) => {
    const methods = methodsAt(patterns, new URL(request.url).pathname);
    if (request.method === 'OPTIONS') {
      const allowed = methods ?? ['DELETE', 'GET', 'HEAD', 'PATCH', 'POST', 'PUT'];
      return new Response(null, { status: 204, headers: { Allow: [...allowed, 'OPTIONS'].sort().join(', ') } });
    }
    if (!methods) return unknown(request, {});
    return methods.includes(request.method) ? call(request, {}) : new Response(null, { status: 405 });
  };
}

const ANY = ':';
type Pattern = { segments: string[]; methods: string[] };

/** The addresses of the routers. A segment by its name comes before one that stands for any, as in a file system. */
function patternsOf(api: Hono): Pattern[] {
  const known = new Map<string, Set<string>>();
  for (const { path, method } of api.routes) {
    const address = path.replace(/:\w+/g, ANY);
    const methods = known.get(address) ?? new Set();
    known.set(address, methods.add(method));
    if (method === 'GET') methods.add('HEAD');
  }
  const rank = ({ segments }: Pattern) => segments.map((one) => Number(one === ANY)).join('');
  return [...known]
    .map(([address, methods]) => ({ segments: address.split('/'), methods: [...methods] }))
    .sort((one, other) => rank(one).localeCompare(rank(other)));
}

/** The methods of an address; null if there is none. */
function methodsAt(patterns: readonly Pattern[], pathname: string): string[] | null {
  const segments = pathname.split('/');
  const fits = (part: string, at: number) => (part === ANY ? segments[at] !== '' : part === segments[at]);
  const found = patterns.find((one) => one.segments.length === segments.length && one.segments.every(fits));
  return found?.methods ?? null;
}
