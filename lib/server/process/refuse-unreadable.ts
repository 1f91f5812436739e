import 'server-only';
import { onRequest } from '@/lib/server/process/incoming-requests';

/** Next answers 500 to undecodable addresses (`/%ff`, `OPTIONS *`) and to TRACE. Not in a middleware: see README.md. */
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
