import { stripeId } from '../ids';
import type { PaymentRecord, RefundsGo, SessionRecord } from '../records';
import { nowInSeconds, type Sandbox } from '../sandbox';
import { invalid, noSuch } from './errors';
import { type Cause, recordEvent } from './events';
import type { Form } from './form';
import { chargeObject, paymentIntentObject, sessionObject, totalOf } from './objects';
import { readSessionParameters } from './session-parameters';

/** What the buyer enters on the hosted page. */
export type CardPayment = {
  email: string | null;
  name: string | null;
  card: PaymentRecord['card'];
  refunds?: RefundsGo;
};

export const TEST_CARD: PaymentRecord['card'] = { last4: '4242', expMonth: 12, expYear: 2034 };

export function createSession(sandbox: Sandbox, form: Form): SessionRecord {
  const session = readSessionParameters(form, nowInSeconds(sandbox));
  sandbox.state.put('sessions', session.id, session);
  return session;
}

/** Expires an open session whose time is over. Throws Stripe's 404. */
export function findSession(sandbox: Sandbox, id: string): SessionRecord {
  const session = sandbox.state.get('sessions', id);
  if (!session) throw noSuch('checkout.session', id, 'session');
  return isOver(sandbox, session) ? close(sandbox, session, null) : session;
}

/** Throws Stripe's refusal unless the session is open. */
export function expireSession(sandbox: Sandbox, id: string, cause: Cause): SessionRecord {
  const session = findSession(sandbox, id);
  if (session.status !== 'open') {
    const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`;
    throw invalid(message);
  }
  return close(sandbox, session, cause);
}

export function expireOverdueSessions(sandbox: Sandbox): void {
  for (const session of sandbox.state.all('sessions')) {
    if (isOver(sandbox, session)) close(sandbox, session, null);
  }
}

/** `unpaid`: an asynchronous payment, settled by settleSession. Null if the session is not open. */
export function completeSession(
  sandbox: Sandbox,
  id: string,
  paymentStatus: SessionRecord['paymentStatus'],
  given: CardPayment,
): SessionRecord | null {
  const open = findSession(sandbox, id);
  if (open.status !== 'open') return null;
  const payment = charge(sandbox, open, given, paymentStatus === 'paid' ? 'succeeded' : 'processing');
  const session = keep(sandbox, {
    ...open,
    status: 'complete',
    paymentStatus,
    payer: payment.payer,
    paymentId: payment.id,
  });
  recordPaymentEvents(sandbox, payment);
  recordEvent(sandbox, 'checkout.session.completed', sessionObject(session, sandbox.url));
  return session;
}

/** The bank declined: the session stays open. Null if it was not open. */
export function declinePayment(sandbox: Sandbox, id: string, given: CardPayment): SessionRecord | null {
  const open = findSession(sandbox, id);
  if (open.status !== 'open') return null;
  const payment = charge(sandbox, open, given, 'failed');
  recordPaymentEvents(sandbox, payment);
  return keep(sandbox, { ...open, paymentId: payment.id });
}

/** Settles an asynchronous payment. Null if there is none. */
export function settleSession(sandbox: Sandbox, id: string, succeeded: boolean): SessionRecord | null {
  const unsettled = findSession(sandbox, id);
  const processing = unsettled.paymentId ? sandbox.state.get('payments', unsettled.paymentId) : undefined;
  if (unsettled.status !== 'complete' || processing?.status !== 'processing') return null;
  const payment: PaymentRecord = { ...processing, status: succeeded ? 'succeeded' : 'failed' };
  sandbox.state.put('payments', payment.id, payment);
  const session = keep(sandbox, { ...unsettled, paymentStatus: succeeded ? 'paid' : 'unpaid' });
  recordPaymentEvents(sandbox, payment);
  const outcome = succeeded ? 'checkout.session.async_payment_succeeded' : 'checkout.session.async_payment_failed';
  recordEvent(sandbox, outcome, sessionObject(session, sandbox.url));
  return session;
}

function isOver(sandbox: Sandbox, session: SessionRecord): boolean {
  return session.status === 'open' && session.expiresAt <= nowInSeconds(sandbox);
}

function close(sandbox: Sandbox, session: SessionRecord, cause: Cause): SessionRecord {
  const expired = keep(sandbox, { ...session, status: 'expired' });
  recordEvent(sandbox, 'checkout.session.expired', sessionObject(expired, sandbox.url), cause);
  return expired;
}

function keep(sandbox: Sandbox, session: SessionRecord): SessionRecord {
  sandbox.state.put('sessions', session.id, session);
  return session;
}

/** One payment intent per session, and a new charge for each attempt. */
function charge(
  sandbox: Sandbox,
  session: SessionRecord,
  given: CardPayment,
  status: PaymentRecord['status'],
): PaymentRecord {
  const payment: PaymentRecord = {
    id: session.paymentId ?? stripeId('pi_3'),
    chargeId: stripeId('ch_3'),
    sessionId: session.id,
    created: nowInSeconds(sandbox),
    status,
    amount: totalOf(session),
    amountRefunded: 0,
    currency: session.currency,
    description: session.intent.description,
    metadata: session.intent.metadata,
    receiptEmail: session.intent.receiptEmail,
    statementDescriptor: session.intent.statementDescriptor,
    paymentMethodId: stripeId('pm_1'),
    payer: { email: session.customerEmail ?? given.email, name: given.name },
    card: given.card,
    refunds: given.refunds ?? 'succeed',
  };
  sandbox.state.put('payments', payment.id, payment);
  return payment;
}

function recordPaymentEvents(sandbox: Sandbox, payment: PaymentRecord): void {
  const intent = paymentIntentObject(payment);
  if (payment.status === 'processing') {
    recordEvent(sandbox, 'payment_intent.processing', intent);
    return;
  }
  const succeeded = payment.status === 'succeeded';
  recordEvent(sandbox, succeeded ? 'charge.succeeded' : 'charge.failed', chargeObject(payment));
  recordEvent(sandbox, succeeded ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', intent);
}
