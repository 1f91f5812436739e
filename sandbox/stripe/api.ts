import type { Context } from 'hono';
import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import Stripe from 'stripe';
import { isLiveKey } from '../../lib/shared/env';
import { stripeId } from '../ids';
import type { Env, Sandbox } from '../sandbox';
import { disputeObject, findDispute } from './disputes';
import { noSuch, StripeRefusal, unauthorized, unrecognizedUrl } from './errors';
import { expanded, lineItems } from './expand';
import { type Form, parseForm, refuseUnknown, type Shape, text } from './form';
import { Idempotency } from './idempotency';
import { page } from './lists';
import { chargeObject, paymentIntentObject, refundObject, sessionObject } from './objects';
import { findPayment, findPaymentByCharge } from './payments';
import { createRefund, findRefund } from './refunds';
import { createSession, expireOverdueSessions, expireSession, findSession } from './sessions';

type Call = { id: string; form: Form; requestId: string; idempotencyKey: string | null };
type Handler = (call: Call) => object;

const LISTING: { [name: string]: Shape } = {
  limit: 'text',
  starting_after: 'text',
  ending_before: 'text',
  expand: ['text'],
};
const CREATED: Shape = { gt: 'text', gte: 'text', lt: 'text', lte: 'text' };

/** Stripe's API under /v1, as far as the product uses it. */
export function stripeApi(sandbox: Sandbox): Hono<Env> {
  const app = new Hono<Env>();
  const idempotency = new Idempotency(sandbox);
  const on = (method: 'GET' | 'POST', path: string, handler: Handler) =>
    app.on(method, path, (c) => answer(c, idempotency, (call) => expanded(sandbox, handler(call), call.form)));
  const sessionOf = (id: string) => sessionObject(findSession(sandbox, id), sandbox.url);

  on('POST', '/checkout/sessions', ({ form }) => sessionObject(createSession(sandbox, form), sandbox.url));
  on('GET', '/checkout/sessions', ({ form }) => listSessions(sandbox, form));
  on('GET', '/checkout/sessions/:id', ({ id }) => sessionOf(id));
  on('GET', '/checkout/sessions/:id/line_items', ({ id }) => lineItems(sandbox, findSession(sandbox, id).id) ?? {});
  on('POST', '/checkout/sessions/:id/expire', (call) =>
    sessionObject(expireSession(sandbox, call.id, call), sandbox.url),
  );
  on('GET', '/payment_intents/:id', ({ id }) => paymentIntentObject(findPayment(sandbox, id)));
  on('GET', '/charges/:id', ({ id }) => chargeObject(findPaymentByCharge(sandbox, id)));
  on('POST', '/refunds', (call) => refundObject(createRefund(sandbox, call.form, call)));
  on('GET', '/refunds', ({ form }) => listRefunds(sandbox, form));
  on('GET', '/refunds/:id', ({ id }) => refundObject(findRefund(sandbox, id)));
  on('GET', '/disputes', ({ form }) => listDisputes(sandbox, form));
  on('GET', '/disputes/:id', ({ id }) => disputeObject(findDispute(sandbox, id)));
  on('GET', '/events', ({ form }) => listEvents(sandbox, form));
  on('GET', '/events/:id', ({ id }) => findEvent(sandbox, id));
  app.all('*', (c) => refusal(c, unrecognizedUrl(c.req.method, c.req.path), stripeId('req', 14)));
  return app;
}

async function answer(c: Context<Env>, idempotency: Idempotency, handler: Handler): Promise<Response> {
  const requestId = stripeId('req', 14);
  try {
    const key = c.req.header('idempotency-key') ?? null;
    checkKey(c.req.header('authorization'));
    const posted = c.req.method === 'POST';
    const parameters = posted ? await c.req.text() : new URL(c.req.url).search;
    const call = { id: c.req.param('id') ?? '', form: parseForm(parameters), requestId, idempotencyKey: key };
    if (!posted || key === null) return json(c, JSON.stringify(handler(call)), requestId);
    const { body, replayed, answered, ...first } = idempotency.once(
      { key, path: c.req.path, parameters, requestId },
      () => handler(call),
    );
    c.env.outgoing.once('close', answered);
    c.header('Idempotency-Key', key);
    c.header('Original-Request', first.requestId);
    if (replayed) c.header('Idempotent-Replayed', 'true');
    return json(c, body, replayed ? requestId : first.requestId);
  } catch (error) {
    if (error instanceof StripeRefusal) return refusal(c, error, requestId);
    throw error;
  }
}

function json(c: Context<Env>, body: string, requestId: string, status: ContentfulStatusCode = 200): Response {
  c.header('Content-Type', 'application/json');
  c.header('Request-Id', requestId);
  c.header('Stripe-Version', c.req.header('stripe-version') ?? Stripe.API_VERSION);
  return c.body(body, status);
}

function refusal(c: Context<Env>, error: StripeRefusal, requestId: string): Response {
  if (error.status === 401) c.header('WWW-Authenticate', 'Bearer realm="Stripe"');
  return json(c, JSON.stringify(error.body(requestId)), requestId, error.status);
}

/** Bearer, or Basic with the key as the user. Live keys are refused by name: one arrives here only by mistake. */
function checkKey(authorization: string | undefined): void {
  const [scheme = '', given = ''] = (authorization ?? '').split(/\s+/);
  const basic = () => Buffer.from(given, 'base64').toString('utf8').split(':')[0] ?? '';
  const key = scheme.toLowerCase() === 'basic' ? basic() : given;
  if (!key) {
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.",
    );
  }
  if (isLiveKey(key)) throw unauthorized('This is the local Stripe, which charges nobody: it refuses live keys.');
  if (!/^(sk|rk)_test_\w+$/.test(key)) throw unauthorized(`Invalid API Key provided: ${masked(key)}`);
}

/** "sk_t****ocal". */
function masked(key: string): string {
  return key.length < 12 ? '*'.repeat(key.length) : `${key.slice(0, 4)}${'*'.repeat(key.length - 8)}${key.slice(-4)}`;
}

function listSessions(sandbox: Sandbox, form: Form): object {
  refuseUnknown(form, {
    ...LISTING,
    created: CREATED,
    status: 'text',
    payment_intent: 'text',
    customer_details: { email: 'text' },
  });
  expireOverdueSessions(sandbox);
  const status = text(form, 'status');
  const paymentId = text(form, 'payment_intent');
  const details = form.get('customer_details');
  const email = details instanceof Map ? text(details, 'email') : null;
  const sessions = sandbox.state
    .all('sessions')
    .filter((session) => status === null || session.status === status)
    .filter((session) => paymentId === null || session.paymentId === paymentId)
    .filter((session) => email === null || (session.payer?.email ?? session.customerEmail) === email);
  const kind = { name: 'checkout.session', url: '/v1/checkout/sessions' };
  return page(kind, sessions, form, (session) => sessionObject(session, sandbox.url));
}

function listRefunds(sandbox: Sandbox, form: Form): object {
  refuseUnknown(form, { ...LISTING, created: CREATED, charge: 'text', payment_intent: 'text' });
  const charge = text(form, 'charge');
  const paymentId = text(form, 'payment_intent');
  const refunds = sandbox.state
    .all('refunds')
    .filter((refund) => charge === null || refund.chargeId === charge)
    .filter((refund) => paymentId === null || refund.paymentId === paymentId);
  return page({ name: 'refund', url: '/v1/refunds' }, refunds, form, refundObject);
}

function listDisputes(sandbox: Sandbox, form: Form): object {
  refuseUnknown(form, { ...LISTING, created: CREATED, charge: 'text', payment_intent: 'text' });
  const charge = text(form, 'charge');
  const paymentId = text(form, 'payment_intent');
  const disputes = sandbox.state
    .all('disputes')
    .filter((dispute) => charge === null || dispute.chargeId === charge)
    .filter((dispute) => paymentId === null || dispute.paymentId === paymentId);
  return page({ name: 'dispute', url: '/v1/disputes' }, disputes, form, disputeObject);
}

function listEvents(sandbox: Sandbox, form: Form): object {
  refuseUnknown(form, { ...LISTING, created: CREATED, type: 'text', types: ['text'], delivery_success: 'text' });
  const types = form.get('types');
  const wanted = types instanceof Map ? [...types.values()] : [text(form, 'type')].filter((type) => type !== null);
  const undelivered = text(form, 'delivery_success') === 'false';
  const events = sandbox.state
    .all('events')
    .filter((event) => wanted.length === 0 || wanted.some((type) => matches(String(type), event.type)))
    .filter((event) => !undelivered || event.pending_webhooks > 0);
  return page({ name: 'event', url: '/v1/events' }, events, form, (event) => event);
}

/** "charge.*" is every event of a charge. */
function matches(wanted: string, type: string): boolean {
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}

function findEvent(sandbox: Sandbox, id: string): object {
  const event = sandbox.state.get('events', id);
  if (!event) throw noSuch('event', id, 'id');
  return event;
}
