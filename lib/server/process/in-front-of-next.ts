import 'server-only';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { onRequest } from '@/lib/server/process/incoming-requests';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers a request, or passes it on to what was there before: Next, or another of these. */
export type Handler = (request: IncomingMessage, response: ServerResponse, passOn: Listener) => void;

/** Puts a handler in front of Next's, from the first request on. Of several, the last one added comes first. */
export function inFrontOfNext(handlerFor: (server: Server) => Handler): void {
  const seen = new WeakSet<Server>();
  onRequest(({ server }) => {
    if (seen.has(server)) return;
    seen.add(server);
    const listeners = server.listeners('request') as Listener[];
    const passOn: Listener = (request, response) => {
      for (const listener of listeners) listener.call(server, request, response);
    };
    const handle = handlerFor(server);
    server.removeAllListeners('request');
    server.on('request', (request, response) => handle(request, response, passOn));
  });
}
