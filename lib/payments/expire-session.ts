import 'server-only';
import Stripe from 'stripe';
import type { Result } from '@/lib/result';
import { askSession, type SessionAnswer } from './ask-session';
import { readPayment, readState } from './checkout-session';
import { stripe } from './client';
import { isProviderFault, isUnknownToStripe } from './provider-fault';

/** Closes a session so that nobody can pay it any more. One that is no longer open is reported as it is, perhaps paid. */
export async function expireSession(
  sessionId: string,
): Promise<Result<SessionAnswer, 'payments-down' | 'session-unknown'>> {
  try {
    const session = await stripe().checkout.sessions.expire(sessionId);
    return { ok: true, state: readState(session), payment: readPayment(session) };
  } catch (error) {
    if (isUnknownToStripe(error)) return { ok: false, reason: 'session-unknown' };
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return askSession(sessionId);
    if (isProviderFault(error)) return { ok: false, reason: 'payments-down' };
    throw error;
  }
}
