import 'server-only';
import { onRequest } from '@/lib/server-process/incoming-requests';

/**
 * Rewrites requests that Next would answer with 500 although the client is at fault, so that it refuses them: an address that
 * cannot be decoded (`/%ff`) or is none (`OPTIONS *`) becomes one that does not exist, and TRACE, which the Request class
 * forbids, becomes an unknown method. A middleware cannot do this: its rewrite of 127.0.0.1 to localhost makes Next call itself
 * over the network, which fails behind a proxy with TLS.
 */
export function refuseUnreadable(): void {
  onRequest(({ request }) => {
    request.url = readableAddress(request.url ?? '/');
    if (request.method === 'TRACE') request.method = 'UNKNOWN';
  });
}

export function readableAddress(url: string): string {
  if (!/^(\/|https?:)/i.test(url)) return '/unreadable-address';
  if (!url.includes('%')) return url;
  const [path = ''] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.startsWith('/api/') ? '/api/unreadable-address' : '/unreadable-address';
  }
}
