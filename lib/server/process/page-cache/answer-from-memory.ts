import 'server-only';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type Handler, inFrontOfNext } from '@/lib/server/process/in-front-of-next';
import { encodingFor } from './encoding';
import type { Copy } from './kept-page';
import { keptPath, prerenderedPaths } from './kept-paths';
import { PageCache } from './page-cache';
import { requestPage } from './request-page';

/** Marks the cache's own requests, which pass to Next. Its value is secret. */
const OWN_REQUEST = 'x-page-cache';

/** Pages that are the same for all visitors come from memory. All other requests, and failures here, pass to Next. */
export function answerPagesFromMemory(): void {
  const prerendered = prerenderedPaths();
  inFrontOfNext((server) => fromMemory(server, prerendered));
}

function fromMemory(server: Server, prerendered: ReadonlySet<string>): Handler {
  const secret = randomBytes(16).toString('hex');
  const cache = new PageCache((path) => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The server has no port');
    return requestPage(address, path, { [OWN_REQUEST]: secret });
  });
  return (request, response, passOn) => {
    const target = request.headers[OWN_REQUEST] === secret ? null : keptPath(request, prerendered);
    if (!target) return passOn(request, response);
    cache
      .find(target.path, target.lifetime)
      .then((page) => page?.(encodingFor(request.headers['accept-encoding'])))
      .then(
        (copy) => (copy ? send(copy, request, response) : passOn(request, response)),
        () => passOn(request, response),
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
