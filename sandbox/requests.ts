import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { Provider } from './failures';

export type RequestEntry = {
  provider: Provider;
  method: string;
  path: string;
  /** ISO instant. */
  at: string;
  /** null while in progress, and for a closed connection. */
  status: number | null;
  /** From arrival to answer, the write to disk included. */
  durationMs: number | null;
  idempotencyKey: string | null;
};

/** Beyond this the older half of the log is dropped; the counts continue. */
const MAX_ENTRIES = 20_000;

/** Log of the calls to each provider, in memory only. */
export class Requests {
  #entries: RequestEntry[] = [];
  #counts = new Map<string, number>();

  middleware(provider: Provider): MiddlewareHandler<{ Bindings: HttpBindings }> {
    return async (c, next) => {
      const started = performance.now();
      const entry: RequestEntry = {
        provider,
        method: c.req.method,
        path: c.req.path,
        at: new Date().toISOString(),
        status: null,
        durationMs: null,
        idempotencyKey: c.req.header('idempotency-key') ?? null,
      };
      this.#add(entry);
      await next();
      entry.durationMs = Math.round((performance.now() - started) * 100) / 100;
      if (!c.env.incoming.socket.destroyed) entry.status = c.res.status;
    };
  }

  list(provider?: string): { count: number; counts: Record<string, number>; requests: RequestEntry[] } {
    const of = <T extends { provider: string }>(entries: T[]) =>
      provider ? entries.filter((entry) => entry.provider === provider) : entries;
    const counts = [...this.#counts].filter(([name]) => !provider || name.startsWith(`${provider} `));
    return {
      count: counts.reduce((sum, [, count]) => sum + count, 0),
      counts: Object.fromEntries(counts),
      requests: of(this.#entries),
    };
  }

  clear(): void {
    this.#entries = [];
    this.#counts.clear();
  }

  #add(entry: RequestEntry): void {
    if (this.#entries.length >= MAX_ENTRIES) this.#entries.splice(0, MAX_ENTRIES / 2);
    this.#entries.push(entry);
    const name = `${entry.provider} ${entry.method} ${withoutIds(entry.path)}`;
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }
}

/** "/v1/checkout/sessions/{id}/expire": one count for one kind of call. */
function withoutIds(path: string): string {
  return path
    .replace(/\/(cs_test|pi|ch|re|evt)_\w+/g, '/{id}')
    .replace(/(\/calendars\/)[^/]+/, '$1{calendarId}')
    .replace(/(\/events\/)[^/]+/, '$1{id}')
    .replace(/(\/emails\/)[0-9a-f-]{36}/, '$1{id}');
}
