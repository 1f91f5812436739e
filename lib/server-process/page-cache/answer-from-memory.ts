import 'server-only';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { onRequest } from '@/lib/server-process/incoming-requests';
import { askServer } from './ask-server';
import { encodingFor } from './encoding';
import type { Copy } from './kept-page';
import { keptPath, prerenderedPaths } from './kept-paths';
import { PageCache } from './page-cache';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** By it the cache knows its own question, which goes on to Next. */
const QUESTION = 'x-page-cache';

/**
 * Puts this process's page cache in front of Next: a page that is the same for everybody is made once, and then sent from
 * memory in the twentieth part of the time. Whatever else is asked, and whatever goes wrong here, Next answers.
 */
export function answerPagesFromMemory(): void {
  const prerendered = prerenderedPaths();
  const seen = new WeakSet<Server>();
  onRequest(({ server }) => {
    if (seen.has(server)) return;
    seen.add(server);
    const listeners = server.listeners('request') as Listener[];
    const goOn: Listener = (request, response) => {
      for (const listener of listeners) listener.call(server, request, response);
    };
    server.removeAllListeners('request');
    server.on('request', inFrontOf(server, prerendered, goOn));
  });
}

function inFrontOf(server: Server, prerendered: ReadonlySet<string>, goOn: Listener): Listener {
  const password = randomBytes(16).toString('hex');
  const cache = new PageCache((path) => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The server has no port');
    return askServer(address, path, { [QUESTION]: password });
  });
  return (request, response) => {
    const wanted = request.headers[QUESTION] === password ? null : keptPath(request, prerendered);
    if (!wanted) return goOn(request, response);
    cache
      .find(wanted.path, wanted.lifetime)
      .then((page) => page?.(encodingFor(request.headers['accept-encoding'])))
      .then(
        (copy) => (copy ? send(copy, request, response) : goOn(request, response)),
        () => goOn(request, response),
      );
  };
}

function send({ headers, body }: Copy, request: IncomingMessage, response: ServerResponse): void {
  const tags = (request.headers['if-none-match'] ?? '').split(/\s*,\s*/);
  if (headers.etag?.some((tag) => tags.includes(tag))) {
    const { 'content-encoding': _, ...same } = headers;
    response.writeHead(304, { ...same }).end();
  } else {
    const size = { 'content-length': body.length };
    response.writeHead(200, { ...headers, ...size }).end(request.method === 'HEAD' ? undefined : body);
  }
}
