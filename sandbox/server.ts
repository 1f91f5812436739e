import { createServer, type Server } from 'node:http';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';
import { parseEnv } from '../lib/shared/env';
import { runMain } from '../scripts/entry-point';
import { controlApi } from './control';
import { Failures } from './failures';
import { googleApi } from './google/api';
import { onlyFromThisMachine, refuseRealMoney } from './guard';
import { outboxPage } from './outbox-page';
import { pageAssets } from './page';
import { forgetOldReplays } from './replays';
import { Requests } from './requests';
import { resendApi } from './resend/api';
import type { MailReceiver } from './resend/report';
import type { Env, Sandbox } from './sandbox';
import { State } from './state';
import { stripeApi } from './stripe/api';
import { payPage } from './stripe/pay-page';
import { continueDueRefunds } from './stripe/refund-progress';
import { expireOverdueSessions } from './stripe/sessions';
import { Webhooks } from './stripe/webhooks';

/*
 * The local providers: one HTTP server on loopback that simulates Stripe, Resend and Google for development, the
 * demo and the tests. The application speaks to them through the official SDKs, pointed here by
 *
 *   STRIPE_API_BASE=http://127.0.0.1:4010           the API at /v1, the hosted page at /pay/{sessionId}
 *   RESEND_BASE_URL=http://127.0.0.1:4010/resend    the outbox is the page at /
 *   GOOGLE_API_BASE=http://127.0.0.1:4010/google    the token at /google/token, the calendar's root URL is {base}/
 *
 * with STRIPE_SECRET_KEY=sk_test_…, RESEND_API_KEY=re_… and any Google client. Tests control it under /_control (control.ts).
 * Run by itself it reads SANDBOX_PORT, DATA_DIR, and address and secret of both webhooks from the environment.
 */

const EXPIRE_EVERY_MS = 1000;
/** Longer than the clients' idle timeout, so that no client writes to a connection that has just been closed. */
const KEEP_ALIVE_MS = 65_000;
const HOST = '127.0.0.1';

export type SandboxOptions = {
  /** 0 chooses a free port. */
  port: number;
  /** Directory of sandbox.jsonl; without it nothing survives a restart. */
  dataDir?: string;
  /** Without it Stripe's events are only listed. */
  webhookUrl?: string;
  webhookSecret?: string;
  /** Where Resend's events go, when a control asks for one. */
  mailReceiver?: MailReceiver;
  /** Milliseconds since 1970. */
  now?: () => number;
};

type RunningSandbox = {
  url: string;
  close: () => Promise<void>;
};

/** Throws if the environment could charge real money or the port is taken. */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  refuseRealMoney(process.env);
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS });
  const url = `http://${HOST}:${await listen(server, options.port)}`;
  // The port is the lock on the state file. Nothing is awaited from here on, so no request arrives before the handler is set.
  const sandbox = openOrStop(server, options, url);
  server.on('request', getRequestListener(application(sandbox).fetch, { overrideGlobalObjects: false }));
  const overdue = setInterval(() => expireOverdue(sandbox), EXPIRE_EVERY_MS).unref();
  forgetOldReplays(sandbox);
  sandbox.webhooks.deliverDue();
  return {
    url,
    close: async () => {
      clearInterval(overdue);
      sandbox.failures.clear();
      await sandbox.webhooks.close();
      await new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      });
      await sandbox.state.saved();
    },
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function openOrStop(server: Server, options: SandboxOptions, url: string): Sandbox {
  try {
    return open(options, url);
  } catch (error) {
    server.close();
    throw error;
  }
}

function open(options: SandboxOptions, url: string): Sandbox {
  const { dataDir, webhookUrl, webhookSecret, mailReceiver, now = Date.now } = options;
  if (webhookUrl && !webhookSecret) throw new Error('A webhook address needs a webhook secret.');
  const state = new State(dataDir);
  const receiver = webhookUrl && webhookSecret ? { url: webhookUrl, secret: webhookSecret } : undefined;
  const webhooks = new Webhooks(state, receiver);
  return { url, state, webhooks, mailReceiver, failures: new Failures(), requests: new Requests(), now };
}

function application(sandbox: Sandbox): Hono<Env> {
  const { state, webhooks, failures, requests } = sandbox;
  const app = new Hono<Env>();
  app.use(onlyFromThisMachine);
  for (const [path, provider] of [
    ['/v1/*', 'stripe'],
    ['/resend/*', 'resend'],
    ['/google/*', 'google'],
  ] as const) {
    app.use(path, requests.middleware(provider), failures.middleware(provider));
  }
  app.use(async (c, next) => {
    await next();
    const caused = webhooks.takeUnreleased();
    if (caused.length > 0) c.env.outgoing.once('close', () => webhooks.release(caused));
    // An answer is sent only after its changes are written: they survive a kill -9.
    await state.saved();
  });
  app.route('/v1', stripeApi(sandbox));
  app.route('/pay', payPage(sandbox));
  app.route('/resend', resendApi(sandbox));
  app.route('/google', googleApi(sandbox));
  app.route('/_control', controlApi(sandbox));
  app.route('/assets', pageAssets());
  app.route('/', outboxPage(sandbox));
  app.onError((error, c) => {
    console.error(error);
    return c.json({ error: { type: 'api_error', message: error.message } }, 500);
  });
  return app;
}

function expireOverdue(sandbox: Sandbox): void {
  expireOverdueSessions(sandbox);
  continueDueRefunds(sandbox);
  sandbox.webhooks.release(sandbox.webhooks.takeUnreleased());
}

const environment = z.object({
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65535).default(4010),
  DATA_DIR: z.string().min(1).default('.data'),
  WEBHOOK_URL: z.url().optional(),
  WEBHOOK_SECRET: z.string().min(1).default('whsec_local_sandbox'),
  MAIL_WEBHOOK_URL: z.url().optional(),
  MAIL_WEBHOOK_SECRET: z.string().min(1).default('whsec_bG9jYWwtc2FuZGJveA=='),
});

async function run(): Promise<void> {
  const env = parseEnv(environment, process.env);
  const running = await startSandbox({
    port: env.SANDBOX_PORT,
    dataDir: env.DATA_DIR,
    webhookUrl: env.WEBHOOK_URL,
    webhookSecret: env.WEBHOOK_SECRET,
    mailReceiver: env.MAIL_WEBHOOK_URL ? { url: env.MAIL_WEBHOOK_URL, secret: env.MAIL_WEBHOOK_SECRET } : undefined,
  });
  console.log(`Local Stripe, Resend and Google at ${running.url} (outbox: ${running.url}/). Payments are simulated.`);
  const stop = () => running.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  runMain(run());
}
