import 'server-only';
import Stripe from 'stripe';
import type { Result } from '@/lib/shared/result';
import { callStripe, isProviderFault, isUnknownToStripe } from './call-stripe';
import { readPayment, readState } from './checkout-session';
import { stripe } from './client';
import { retrieveSession, type SessionRefusal, type SessionSnapshot } from './retrieve-session';

/** Expires a session, so that it can no longer be paid. One that is no longer open is returned as it is, perhaps paid. */
export async function expireSession(sessionId: string): Promise<Result<SessionSnapshot, SessionRefusal>> {
  try {
    const session = await callStripe('expire-session', () => stripe().checkout.sessions.expire(sessionId));
    return { ok: true, state: readState(session), payment: readPayment(session) };
  } catch (error) {
    if (isUnknownToStripe(error)) return { ok: false, reason: 'session-unknown' };
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return retrieveSession(sessionId);
    if (isProviderFault(error)) return { ok: false, reason: 'payments-down' };
    throw error;
  }
}
