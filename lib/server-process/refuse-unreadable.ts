import 'server-only';
import { onRequest } from '@/lib/server-process/incoming-requests';

/**
 * Some requests are faults to Next, answered with a 500, that are mistakes of whoever sent them. They are made into what Next
 * refuses: an address that cannot be decoded, such as /%ff, or is none, as in OPTIONS *, into one that does not exist, and a
 * TRACE, which the Web's own Request class forbids, into a method that nobody knows. A middleware cannot do the first: its
 * rewrite of 127.0.0.1 to localhost makes Next ask itself over the network, and behind a proxy with TLS that fails.
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
