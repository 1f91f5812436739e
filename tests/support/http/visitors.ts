import { setTimeout as pause } from 'node:timers/promises';
import { ask, type RawRequest } from './raw';

type Visit<Kind extends string> = RawRequest & { kind: Kind; url: string };

/** Status 0: the connection broke before an answer. `at` is the moment of sending (performance.now). */
type Reply<Kind extends string> = { kind: Kind; path: string; status: number; text: string; at: number };

/**
 * Visitors who each look at an answer for a while before their next call, so that the machine is never the limit. They are
 * for tests of what is answered; what has to be measured is sent by arrivals.ts.
 */
export class Visitors<Kind extends string> {
  readonly replies: Reply<Kind>[] = [];
  #stopped = false;
  readonly #visitors: Promise<void>[] = [];

  /** `next` gives the next visit of one visitor, or nothing when they leave. */
  add(next: () => Visit<Kind> | undefined, pauseMs: number): this {
    this.#visitors.push(this.#run(next, pauseMs));
    return this;
  }

  of(kind: Kind): Reply<Kind>[] {
    return this.replies.filter((reply) => reply.kind === kind);
  }

  /** Answers that are no success. */
  failed(): Reply<Kind>[] {
    return this.replies.filter(({ status }) => status < 200 || status > 299);
  }

  async stop(): Promise<Reply<Kind>[]> {
    this.#stopped = true;
    await Promise.all(this.#visitors);
    return this.replies;
  }

  async #run(next: () => Visit<Kind> | undefined, pauseMs: number): Promise<void> {
    while (!this.#stopped) {
      const visit = next();
      if (!visit) return;
      this.replies.push(await send(visit));
      await pause(pauseMs);
    }
  }
}

async function send<Kind extends string>({ kind, url, ...request }: Visit<Kind>): Promise<Reply<Kind>> {
  const at = performance.now();
  const { pathname } = new URL(url);
  return ask(url, request).then(
    ({ status, body }) => ({ kind, path: pathname, status, text: body.toString(), at }),
    (error) => ({ kind, path: pathname, status: 0, text: String(error), at }),
  );
}
