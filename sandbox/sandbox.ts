import type { HttpBindings } from '@hono/node-server';
import type { Failures } from './failures';
import type { Requests } from './requests';
import type { State } from './state';
import type { Webhooks } from './stripe/webhooks';

/** What every part of the local providers works with. */
export interface Sandbox {
  /** Where this server answers, without a slash at the end. */
  url: string;
  state: State;
  webhooks: Webhooks;
  failures: Failures;
  requests: Requests;
  /** Milliseconds since 1970; tests move it. */
  now: () => number;
}

export type Env = { Bindings: HttpBindings };

export function nowInSeconds(sandbox: Sandbox): number {
  return Math.floor(sandbox.now() / 1000);
}
