import 'server-only';
import type { Result } from '@/lib/result';
import { type CheckoutOutcome, type CheckoutPayment, readPayment, readState } from './checkout-session';
import { stripe } from './client';
import { isProviderFault, isUnknownToStripe } from './provider-fault';

export type SessionAnswer = { state: CheckoutOutcome; payment: CheckoutPayment };

/** What Stripe itself says of a session, now. */
export async function askSession(
  sessionId: string,
): Promise<Result<SessionAnswer, 'payments-down' | 'session-unknown'>> {
  try {
    const session = await stripe().checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] });
    return { ok: true, state: readState(session), payment: readPayment(session) };
  } catch (error) {
    if (isUnknownToStripe(error)) return { ok: false, reason: 'session-unknown' };
    if (isProviderFault(error)) return { ok: false, reason: 'payments-down' };
    throw error;
  }
}
