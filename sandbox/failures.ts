import { setTimeout as pause } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';

export const providers = ['stripe', 'resend', 'google'] as const;
export type Provider = (typeof providers)[number];

/** down: the connection is cut and nothing done. slow: done at once, answered late. error: the provider's 500, nothing done. */
export const failureModes = ['down', 'slow', 'error', 'none'] as const;
export type Failure = { mode: (typeof failureModes)[number]; ms: number };

export const slowMs = 30_000;

/** What each provider says when it breaks: not the controls, the outbox or the hosted page, which stay up. */
const serverErrors: Record<Provider, object> = {
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
  #current = new Map<Provider, Failure>();
  #closing = new AbortController();

  set(provider: Provider, failure: Failure): void {
    this.#current.set(provider, failure);
  }

  clear(): void {
    this.#current.clear();
  }

  /** Ends every slow answer. */
  close(): void {
    this.#closing.abort();
  }

  middleware(provider: Provider): MiddlewareHandler<{ Bindings: HttpBindings }> {
    return async (c, next) => {
      const { mode, ms } = this.#current.get(provider) ?? { mode: 'none', ms: 0 };
      if (mode === 'down') {
        c.env.incoming.socket.destroy();
        return RESPONSE_ALREADY_SENT;
      }
      if (mode === 'error') return c.json(serverErrors[provider], 500);
      await next();
      if (mode === 'slow')
        await pause(ms, undefined, { ref: false, signal: this.#closing.signal }).catch(() => undefined);
    };
  }
}
