import { setTimeout as pause } from 'node:timers/promises';

/** What visitors of one kind were answered. */
type Kind = 'page' | 'dynamic page' | 'slots' | 'booking' | 'health';
type Reply = { kind: Kind; what: string; status: number; code: string | undefined; took: number; at: number };

type Visit = { kind: Kind; what: string; call: () => Promise<Response> };

/**
 * Visitors who come one after another in several lanes, whatever the last one was answered. `visit` gives the next one, or
 * nothing when nobody comes any more. A connection that breaks counts as status 0.
 */
export class Traffic {
  readonly replies: Reply[] = [];
  #stopped = false;
  #lanes: Promise<void>[] = [];

  add(visit: () => Visit | undefined, everyMs: number): this {
    this.#lanes.push(this.#run(visit, everyMs));
    return this;
  }

  async stop(): Promise<Reply[]> {
    this.#stopped = true;
    await Promise.all(this.#lanes);
    return this.replies;
  }

  of(kind: Kind): Reply[] {
    return this.replies.filter((reply) => reply.kind === kind);
  }

  /** How often each status was answered, by kind. */
  tally(): Record<string, Record<number, number>> {
    const counts: Record<string, Record<number, number>> = {};
    for (const { kind, status } of this.replies) {
      const ofKind = counts[kind] ?? {};
      ofKind[status] = (ofKind[status] ?? 0) + 1;
      counts[kind] = ofKind;
    }
    return counts;
  }

  async #run(visit: () => Visit | undefined, everyMs: number): Promise<void> {
    while (!this.#stopped) {
      const next = visit();
      if (!next) return;
      this.replies.push(await reply(next));
      await pause(everyMs);
    }
  }
}

async function reply({ kind, what, call }: Visit): Promise<Reply> {
  const at = performance.now();
  const [status, text] = await call().then(
    async (response) => [response.status, await response.text()] as const,
    () => [0, ''] as const,
  );
  const code = /^\{"error":\{"code":"(\w+)"/.exec(text)?.[1];
  return { kind, what, status, code, took: performance.now() - at, at };
}
