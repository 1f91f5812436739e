import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { auth, calendar } from '@googleapis/calendar';
import { Resend } from 'resend';
import Stripe from 'stripe';
import { type SandboxOptions, startSandbox } from '@/sandbox/server';
import { forEachTest } from './for-this-file';

export const webhookSecret = 'whsec_test_of_the_sandbox';

const started: { close: () => Promise<void> }[] = [];

export async function closeAll(): Promise<void> {
  for (const running of started.splice(0).reverse()) await running.close();
}

/** A sandbox on a free port with the three official clients pointed at it. */
export async function start(options: Partial<SandboxOptions> = {}) {
  const running = await startSandbox({ port: 0, webhookSecret, ...options });
  started.push(running);
  const { url } = running;
  const oauth = new auth.OAuth2({
    clientId: 'local',
    clientSecret: 'local',
    endpoints: { oauth2TokenUrl: `${url}/google/token` },
    // Jest's module sandbox cannot load the library's own fetch, which it imports at the first call.
    transporterOptions: { fetchImplementation: fetch },
  });
  oauth.setCredentials({ refresh_token: 'local' });
  return {
    ...running,
    stripe: stripeAt(url),
    resend: new Resend('re_local', { baseUrl: `${url}/resend` }),
    calendar: calendar({ version: 'v3', auth: oauth }).events,
    /** Google's library keeps the path of this address only when it is given with the call. */
    atSandbox: { rootUrl: `${url}/google/`, retryConfig: { retry: 0, noResponseRetries: 0 } },
    control: controlAt(url),
  };
}

export type Started = Awaited<ReturnType<typeof start>>;

/** Of each test, and closed after it. */
export function freshSandbox(options?: Partial<SandboxOptions>): Started {
  afterEach(closeAll);
  return forEachTest(() => start(options));
}

export function stripeAt(url: string, key = 'sk_test_local'): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, { protocol: 'http', host: hostname, port, maxNetworkRetries: 0, telemetry: false });
}

function controlAt(url: string) {
  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${url}/_control/${path}`, { method, body: body && JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }
  return {
    get: <T>(path: string) => call<T>('GET', path),
    post: <T = unknown>(path: string, body?: object) => call<T>('POST', path, body),
  };
}

export type SentEvent = Stripe.Event & {
  delivery: { status: string; attempts: { status: number | null; error: string | null }[] } | null;
};

export function purchase(
  changes: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    success_url: 'http://localhost:3000/payment-success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/payment-canceled?session_id={CHECKOUT_SESSION_ID}',
    customer_email: 'irene@correo.example',
    client_reference_id: 'order-1',
    metadata: { order_id: 'order-1' },
    payment_intent_data: { metadata: { order_id: 'order-1' } },
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'eur', unit_amount: 25900, product_data: { name: 'Sesión de consultoría' } },
      },
    ],
    ...changes,
  };
}

export const goodCard = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123', name: 'Irene Salas' };

/** Sends the hosted page's form, as a browser does, without following where it leads. */
export function submitCard(sandbox: Started, sessionId: string, card: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams(card);
  return fetch(`${sandbox.url}/pay/${sessionId}`, { method: 'POST', body, redirect: 'manual' });
}

interface Delivered {
  body: string;
  signature: string;
}

/** The application's webhook endpoint: answers what `answer` says and keeps what came. */
export async function receiver(answer: () => number = () => 200) {
  const received: Delivered[] = [];
  const waiting = new Set<() => void>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({
      body: Buffer.concat(chunks).toString('utf8'),
      signature: String(request.headers['stripe-signature']),
    });
    response.writeHead(answer()).end();
    for (const look of waiting) look();
  });
  started.push({ close: () => closeServer(server) });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const arrived = (count: number) =>
    new Promise<Delivered[]>((resolve) => {
      const look = () => {
        if (received.length < count) return;
        waiting.delete(look);
        resolve([...received]);
      };
      waiting.add(look);
      look();
    });
  return { url: `http://127.0.0.1:${port}/api/webhooks/stripe`, received, arrived };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((closed) => {
    server.close(() => closed());
    server.closeAllConnections();
  });
}

/** The rejection of a promise that must be refused. */
export async function refusalOf(promise: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('It was not refused.');
}
