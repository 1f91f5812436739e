import { setTimeout as pause } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';

export const PROVIDERS = ['stripe', 'resend', 'google'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** down: closes the connection, does nothing. slow: does the work at once, answers late. error: answers 500, does nothing. */
export const FAILURE_MODES = ['down', 'slow', 'error', 'none'] as const;
export type Failure = { mode: (typeof FAILURE_MODES)[number]; ms: number };

export const SLOW_MS = 30_000;

/** Applies to the providers' APIs only: the controls, the outbox and the hosted page keep working. */
const SERVER_ERRORS: Record<Provider, object> = {
  stripe: { error: { type: 'api_error', message: "An error occurred internally with Stripe's API." } },
  resend: { statusCode: 500, name: 'internal_server_error', message: 'An unexpected error occurred.' },
  google: {
    error: {
      errors: [{ domain: 'global', reason: 'backendError', message: 'Backend Error' }],
      code: 500,
      message: 'Backend Error',
    },
  },
};

export class Failures {
  #current = new Map<Provider, Failure & { ended: AbortController }>();

  /** Slow answers that are under way are given at once: their failure is over. */
  set(provider: Provider, failure: Failure): void {
    this.#current.get(provider)?.ended.abort();
    this.#current.set(provider, { ...failure, ended: new AbortController() });
  }

  /** As `set`, for all providers. */
  clear(): void {
    for (const { ended } of this.#current.values()) ended.abort();
    this.#current.clear();
  }

  middleware(provider: Provider): MiddlewareHandler<{ Bindings: HttpBindings }> {
    return async (c, next) => {
      const failure = this.#current.get(provider);
      if (failure?.mode === 'down') {
        c.env.incoming.socket.destroy();
        return RESPONSE_ALREADY_SENT;
      }
      if (failure?.mode === 'error') return c.json(SERVER_ERRORS[provider], 500);
      await next();
      if (failure?.mode === 'slow')
        await pause(failure.ms, undefined, { ref: false, signal: failure.ended.signal }).catch(() => undefined);
    };
  }
}
