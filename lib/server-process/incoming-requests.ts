import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Incoming = { request: IncomingMessage; response: ServerResponse; socket: Socket; server: Server };

/** Sees every request of this process as it comes in, before Next does, which has no place for this. */
export function onRequest(see: (incoming: Incoming) => void): void {
  subscribe('http.server.request.start', (message) => see(message as Incoming));
}
