import 'server-only';
import { onRequest } from '@/lib/server-process/incoming-requests';
import { SOCKET_ADDRESS_HEADER } from '../security/client-ip';

/**
 * Writes into every request who opened its connection. Next hands server actions the headers only, and believes an
 * X-Forwarded-For that the visitor wrote.
 */
export function stampSocketAddresses(): void {
  onRequest(({ request }) => {
    request.headers[SOCKET_ADDRESS_HEADER] = request.socket.remoteAddress ?? '';
  });
}
