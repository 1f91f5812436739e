import type { HttpBindings } from '@hono/node-server';
import type { Failures } from './failures';
import type { Requests } from './requests';
import type { MailReceiver } from './resend/report';
import type { State } from './state';
import type { Webhooks } from './stripe/webhooks';

/** Shared by every part of the local providers. */
export type Sandbox = {
  /** Base URL without a trailing slash. */
  url: string;
  state: State;
  webhooks: Webhooks;
  /** Without it nothing is reported of e-mails. */
  mailReceiver: MailReceiver | undefined;
  failures: Failures;
  requests: Requests;
  /** Milliseconds since 1970; tests replace it. */
  now: () => number;
};

export type Env = { Bindings: HttpBindings };

export function nowInSeconds(sandbox: Sandbox): number {
  return Math.floor(sandbox.now() / 1000);
}
