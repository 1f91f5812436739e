import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Incoming = { request: IncomingMessage; response: ServerResponse; socket: Socket; server: Server };

/** Calls `listener` synchronously for every request of this process, before Next handles it. */
export function onRequest(listener: (incoming: Incoming) => void): void {
  subscribe('http.server.request.start', (message) => listener(message as Incoming));
}
