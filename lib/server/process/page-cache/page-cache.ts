import 'server-only';
import { type KeptPage, keepPage } from './kept-page';
import type { Lifetime } from './kept-paths';
import type { Answer } from './request-page';

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
