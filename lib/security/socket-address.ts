import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { SOCKET_ADDRESS_HEADER } from './client-ip';

/**
 * Writes into every request who opened its connection. Next hands server actions the headers only, and believes an
 * X-Forwarded-For that the visitor wrote.
 */
export function stampSocketAddresses(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[SOCKET_ADDRESS_HEADER] = request.socket.remoteAddress ?? '';
  });
}
