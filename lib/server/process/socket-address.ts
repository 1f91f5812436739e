import 'server-only';
import { onRequest } from '@/lib/server/process/incoming-requests';
import { SOCKET_ADDRESS_HEADER } from '@/lib/server/security/client-ip';

/** Server actions get headers only, and Next trusts an X-Forwarded-For from the visitor. */
export function stampSocketAddresses(): void {
  onRequest(({ request }) => {
    request.headers[SOCKET_ADDRESS_HEADER] = request.socket.remoteAddress ?? '';
  });
}
