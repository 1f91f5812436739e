import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { FAILURE_MODES, PROVIDERS, SLOW_MS } from './failures';
import { deleteEvent, insertEvent } from './google/calendar';
import type { RefundRecord } from './records';
import { newEventId, REPORT_TYPES, reportEmail, SIGNATURES } from './resend/report';
import type { Env, Sandbox } from './sandbox';
import { answerDispute, closeDispute, disputeObject, findDispute, openDispute } from './stripe/disputes';
import { StripeRefusal } from './stripe/errors';
import { refundObject, sessionObject } from './stripe/objects';
import { findPayment } from './stripe/payments';
import { failRefund, pendRefund, succeedRefund } from './stripe/refund-progress';
import { findRefund, refundPayment } from './stripe/refunds';
import { completeSession, expireSession, findSession, settleSession, TEST_CARD } from './stripe/sessions';

/**
 * Inspection and control for tests, under /_control. Lists are JSON arrays, oldest first.
 *
 *   GET  emails                       e-mails that Resend accepted
 *   POST emails/{id}/report           what became of it, as Resend's webhook says: {type: "delivered" | "bounced" | …,
 *                                     bounce?: "Permanent" | "Transient", at?, eventId?: of one to repeat,
 *                                     signature?: "good" | "forged" | "old" | "none"} -> {eventId, status}
 *   GET  events                       Stripe's events, each with its `delivery` (status, attempts) or null
 *   GET  calendar                     Google's events, each with calendarId and deleted
 *   POST calendar                     {calendarId, event}: another event of the calendar, as a person adds it there
 *   POST calendar/remove              {calendarId, id}
 *   GET  sessions                     Checkout sessions as Stripe shows them
 *   GET  requests?provider=stripe     {count, counts: {"stripe POST /v1/checkout/sessions": n}, requests: [...]}
 *   POST sessions/{id}/complete       {paymentStatus?: "paid" | "unpaid", refunds?: "succeed" | "pend"}
 *   POST sessions/{id}/async          {succeeded: boolean}, after "unpaid"
 *   POST sessions/{id}/expire
 *   POST sessions/{id}/refund         {amount?: cents}
 *   POST sessions/{id}/dispute        {reason?, amount?, inquiry?: boolean}: the cardholder disputes the charge, whose refunds are
 *                                     refused from then on, or only asks about it
 *   GET  disputes                     Stripe's disputes
 *   POST disputes/{id}/answer         its evidence is with the bank
 *   POST disputes/{id}/close          {status: "won" | "lost" | "warning_closed"}
 *   GET  refunds                      Stripe's refunds
 *   POST refunds/{id}/fail            {reason?}, also after it had succeeded: the charge's amounts go back
 *   POST refunds/{id}/succeed         if it is pending
 *   POST refunds/{id}/pend            {reason?: "processing" | "insufficient_funds" | "charge_pending"}, if it is pending
 *   POST balance                      {empty: boolean}: while it is, refunds are refused
 *   POST idempotency/forget           as if 24 hours had passed for every Idempotency-Key of Stripe's
 *   POST webhooks/pause               events are stored and not delivered
 *   POST webhooks/resume              answers when every waiting event has been tried once
 *   POST webhooks/drop                waiting events are lost: {dropped: n}
 *   POST events/{id}/redeliver        delivers again at once: the attempt {status, error, durationMs}
 *   POST sign                         {payload: string} -> {header}, the Stripe-Signature of that text
 *   POST fail                         {provider, mode: "down" | "slow" | "error" | "none", ms?}
 *   POST reset                        deletes all state and turns failures off
 */
export function controlApi(sandbox: Sandbox): Hono<Env> {
  const app = new Hono<Env>();
  addReadings(app, sandbox);
  addCalendarControls(app, sandbox);
  addMailControls(app, sandbox);
  addSessionControls(app, sandbox);
  addRefundControls(app, sandbox);
  addDisputeControls(app, sandbox);
  addWebhookControls(app, sandbox);

  app.post('/fail', async (c) => {
    const { provider, mode, ms } = failure.parse(await body(c));
    sandbox.failures.set(provider, { mode, ms: ms ?? SLOW_MS });
    return c.json({ provider, mode });
  });
  app.post('/reset', (c) => {
    sandbox.state.clear();
    sandbox.webhooks.forgetAll();
    sandbox.failures.clear();
    sandbox.requests.clear();
    return c.json({ reset: true });
  });
  app.all('*', (c) => c.json({ error: `No such control: ${c.req.method} ${c.req.path}` }, 404));
  app.onError((error, c) => {
    if (error instanceof z.ZodError) return c.json({ error: z.prettifyError(error) }, 422);
    if (error instanceof StripeRefusal) return c.json({ error: error.message }, error.status);
    throw error;
  });
  return app;
}

const failure = z.object({
  provider: z.enum(PROVIDERS),
  mode: z.enum(FAILURE_MODES),
  ms: z.number().int().min(0).optional(),
});
const completion = z.object({
  paymentStatus: z.enum(['paid', 'unpaid']).default('paid'),
  refunds: z.enum(['succeed', 'pend']).default('succeed'),
});
const settlement = z.object({ succeeded: z.boolean() });
const refund = z.object({ amount: z.number().int().positive().optional() });
const failing = z.object({ reason: z.string().default('expired_or_canceled_card') });
const pending = z.object({
  reason: z.enum(['processing', 'insufficient_funds', 'charge_pending']).default('insufficient_funds'),
});
const opening = z.object({
  reason: z.string().default('fraudulent'),
  amount: z.number().int().positive().nullable().default(null),
  inquiry: z.boolean().default(false),
});
const closing = z.object({ status: z.enum(['won', 'lost', 'warning_closed']) });
const balance = z.object({ empty: z.boolean() });
const otherEvent = z.object({
  calendarId: z.string().min(1),
  event: z.looseObject({ organizer: z.object({ email: z.string() }).optional() }),
});
const removal = z.object({ calendarId: z.string().min(1), id: z.string().min(1) });
const report = z.object({
  type: z.enum(REPORT_TYPES),
  bounce: z.enum(['Permanent', 'Transient', 'Undetermined']).default('Permanent'),
  at: z.iso.datetime().optional(),
  eventId: z.string().optional(),
  signature: z.enum(SIGNATURES).default('good'),
});
const signing = z.object({ payload: z.string() });

/** An empty body is an empty object; a body that is not JSON fails validation. */
async function body(c: Context<Env>): Promise<unknown> {
  const text = await c.req.text();
  if (text === '') return {};
  return z
    .string()
    .refine((json) => isJson(json), 'The body is not JSON.')
    .transform((json): unknown => JSON.parse(json))
    .parse(text);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function addReadings(app: Hono<Env>, { state, requests, url }: Sandbox): void {
  app.get('/emails', (c) => c.json(state.all('emails')));
  app.get('/events', (c) => {
    const events = state
      .all('events')
      .map((event) => ({ ...event, delivery: state.get('deliveries', event.id) ?? null }));
    return c.json(events);
  });
  app.get('/calendar', (c) =>
    c.json(state.all('meetings').map(({ event, calendarId, deleted }) => ({ ...event, calendarId, deleted }))),
  );
  app.get('/sessions', (c) => c.json(state.all('sessions').map((session) => sessionObject(session, url))));
  app.get('/requests', (c) => c.json(requests.list(c.req.query('provider'))));
}

function addCalendarControls(app: Hono<Env>, sandbox: Sandbox): void {
  app.post('/calendar', async (c) => {
    const { calendarId, event } = otherEvent.parse(await body(c));
    const { organizer } = event;
    return c.json(insertEvent(sandbox, event, { calendarId, conferenceDataVersion: 0, organizer }));
  });
  app.post('/calendar/remove', async (c) => {
    const { calendarId, id } = removal.parse(await body(c));
    deleteEvent(sandbox, calendarId, id);
    return c.json({ removed: id });
  });
}

function addMailControls(app: Hono<Env>, { state, mailReceiver, now }: Sandbox): void {
  app.post('/emails/:id/report', async (c) => {
    const { at = new Date(now()).toISOString(), eventId = newEventId(), ...given } = report.parse(await body(c));
    const email = state.get('emails', c.req.param('id'));
    if (!email || !mailReceiver) return c.json({ error: 'No such e-mail, or no receiver.' }, 404);
    return c.json({ eventId, status: await reportEmail(mailReceiver, email, { at, eventId, ...given }) });
  });
}

function addSessionControls(app: Hono<Env>, sandbox: Sandbox): void {
  const shown = (id: string) => sessionObject(findSession(sandbox, id), sandbox.url);
  const conflict = (c: Context<Env>, id: string) =>
    c.json({ error: 'The session does not allow that now.', session: shown(id) }, 409);

  app.post('/sessions/:id/complete', async (c) => {
    const id = c.req.param('id');
    const { paymentStatus, refunds } = completion.parse(await body(c));
    const given = { email: 'comprador@sandbox.invalid', name: 'Comprador de Prueba', card: TEST_CARD, refunds };
    return completeSession(sandbox, id, paymentStatus, given) ? c.json(shown(id)) : conflict(c, id);
  });
  app.post('/sessions/:id/async', async (c) => {
    const id = c.req.param('id');
    const { succeeded } = settlement.parse(await body(c));
    return settleSession(sandbox, id, succeeded) ? c.json(shown(id)) : conflict(c, id);
  });
  app.post('/sessions/:id/expire', (c) => {
    expireSession(sandbox, c.req.param('id'), null);
    return c.json(shown(c.req.param('id')));
  });
  app.post('/sessions/:id/refund', async (c) => {
    const session = findSession(sandbox, c.req.param('id'));
    const { amount = null } = refund.parse(await body(c));
    const payment = findPayment(sandbox, session.paymentId ?? '');
    return c.json(
      refundPayment(sandbox, payment, { amount, reason: 'requested_by_customer', metadata: {}, cause: null }),
    );
  });
}

function addRefundControls(app: Hono<Env>, sandbox: Sandbox): void {
  const { state } = sandbox;
  const shown = (c: Context<Env>, refund: RefundRecord | null) =>
    refund ? c.json(refundObject(refund)) : c.json({ error: 'The refund does not allow that now.' }, 409);

  app.get('/refunds', (c) => c.json(state.all('refunds').map(refundObject)));
  app.post('/refunds/:id/fail', async (c) => {
    const { reason } = failing.parse(await body(c));
    return shown(c, failRefund(sandbox, findRefund(sandbox, c.req.param('id')), reason));
  });
  app.post('/refunds/:id/succeed', (c) => shown(c, succeedRefund(sandbox, findRefund(sandbox, c.req.param('id')))));
  app.post('/refunds/:id/pend', async (c) => {
    const { reason } = pending.parse(await body(c));
    return shown(c, pendRefund(sandbox, findRefund(sandbox, c.req.param('id')), reason));
  });
  app.post('/balance', async (c) => {
    const { empty } = balance.parse(await body(c));
    state.put('settings', 'balance', { balanceEmpty: empty });
    return c.json({ empty });
  });
  app.post('/idempotency/forget', (c) => {
    const keys = state.entries('stripeReplays').map(([key]) => key);
    for (const key of keys) state.delete('stripeReplays', key);
    return c.json({ forgotten: keys.length });
  });
}

function addDisputeControls(app: Hono<Env>, sandbox: Sandbox): void {
  app.get('/disputes', (c) => c.json(sandbox.state.all('disputes').map(disputeObject)));
  app.post('/sessions/:id/dispute', async (c) => {
    const { paymentId } = findSession(sandbox, c.req.param('id'));
    const opened = opening.parse(await body(c));
    return c.json(disputeObject(openDispute(sandbox, findPayment(sandbox, paymentId ?? ''), opened)));
  });
  app.post('/disputes/:id/answer', (c) =>
    c.json(disputeObject(answerDispute(sandbox, findDispute(sandbox, c.req.param('id'))))),
  );
  app.post('/disputes/:id/close', async (c) => {
    const { status } = closing.parse(await body(c));
    return c.json(disputeObject(closeDispute(sandbox, findDispute(sandbox, c.req.param('id')), status)));
  });
}

function addWebhookControls(app: Hono<Env>, { webhooks }: Sandbox): void {
  app.post('/webhooks/pause', (c) => {
    webhooks.pause();
    return c.json({ paused: true });
  });
  app.post('/webhooks/resume', async (c) => {
    await webhooks.resume();
    return c.json({ paused: false });
  });
  app.post('/webhooks/drop', (c) => c.json({ dropped: webhooks.drop() }));
  app.post('/events/:id/redeliver', async (c) => {
    const attempt = await webhooks.redeliver(c.req.param('id'));
    return attempt ? c.json(attempt) : c.json({ error: 'No such event, or no receiver.' }, 404);
  });
  app.post('/sign', async (c) => {
    const { payload } = signing.parse(await body(c));
    const header = webhooks.sign(payload);
    return header ? c.json({ header }) : c.json({ error: 'There is no webhook secret.' }, 409);
  });
}
