import 'server-only';
import type { Answer } from './ask-server';
import { type KeptPage, keepPage } from './kept-page';
import type { Lifetime } from './kept-paths';

type Kept = { page: KeptPage; asked: number };

/** More than there are pages; whoever asks for addresses without end does not fill the memory. */
const MAX_PAGES = 200;

/** How long visitors get the page of a moment ago while the next one is being made. Milliseconds. */
const PATIENCE = 1000;

/** Pages in the memory of this process. A page is asked for once at a time, however many visitors want it. */
export class PageCache {
  readonly #kept = new Map<string, Kept>();
  readonly #asking = new Map<string, Promise<KeptPage | null>>();

  constructor(
    private readonly ask: (path: string) => Promise<Answer>,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** Null if what is there is no page that may be kept: everybody asks for that himself. */
  async find(path: string, lifetime: Lifetime): Promise<KeptPage | null> {
    const kept = this.#kept.get(path);
    const age = kept ? this.clock() - kept.asked : Number.POSITIVE_INFINITY;
    if (kept && age < lifetime) return kept.page;
    const asking = this.#asking.get(path) ?? this.#renew(path);
    return kept && age < lifetime + PATIENCE ? kept.page : asking;
  }

  #renew(path: string): Promise<KeptPage | null> {
    const asked = this.clock();
    const asking = this.ask(path).then((answer) => {
      const page = keepPage(answer);
      if (!page) this.#kept.delete(path);
      else if (this.#kept.has(path) || this.#kept.size < MAX_PAGES) this.#kept.set(path, { page, asked });
      return page;
    });
    const done = () => void this.#asking.delete(path);
    asking.then(done, done);
    this.#asking.set(path, asking);
    return asking;
  }
}
