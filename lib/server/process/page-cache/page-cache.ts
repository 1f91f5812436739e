import 'server-only';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type Handler, inFrontOfNext } from '@/lib/server/process/in-front-of-next';
import { encodingFor } from './encoding';
import { type Copy, type KeptPage, keepPage } from './kept-page';
import { keptPath, type Lifetime, prerenderedPaths } from './kept-paths';
import { type Answer, requestPage } from './request-page';

type Kept = { page: KeptPage; requestedAt: number };

/** More than there are pages; bounds the memory against requests for ever new addresses. */
const MAX_PAGES = 200;

const STALE_WHILE_RENDERING_MS = 1000;

/** Pages in the memory of this process. Concurrent requests for a page share one rendering. */
export class PageCache {
  readonly #kept = new Map<string, Kept>();
  readonly #pending = new Map<string, Promise<KeptPage | null>>();

  constructor(
    private readonly render: (path: string) => Promise<Answer>,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** Null if the answer may not be shared: each visitor then gets an answer of Next. */
  async find(path: string, lifetime: Lifetime): Promise<KeptPage | null> {
    const kept = this.#kept.get(path);
    const age = kept ? this.clock() - kept.requestedAt : Number.POSITIVE_INFINITY;
    if (kept && age < lifetime) return kept.page;
    const pending = this.#pending.get(path) ?? this.#renew(path);
    return kept && age < lifetime + STALE_WHILE_RENDERING_MS ? kept.page : pending;
  }

  #renew(path: string): Promise<KeptPage | null> {
    const requestedAt = this.clock();
    const pending = this.render(path).then((answer) => {
      const page = keepPage(answer);
      if (!page) this.#kept.delete(path);
      else if (this.#kept.has(path) || this.#kept.size < MAX_PAGES) this.#kept.set(path, { page, requestedAt });
      return page;
    });
    const done = () => void this.#pending.delete(path);
    pending.then(done, done);
    this.#pending.set(path, pending);
    return pending;
  }
}

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
  const tags = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
  if (headers.etag?.some((tag) => tags.includes(tag))) {
    const { 'content-encoding': _, ...same } = headers;
    response.writeHead(304, { ...same }).end();
  } else {
    const size = { 'content-length': body.length };
    response.writeHead(200, { ...headers, ...size }).end(request.method === 'HEAD' ? undefined : body);
  }
}
