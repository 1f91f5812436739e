import 'server-only';
import type { Result } from '@/lib/shared/result';
import { callStripe, isProviderFault, isUnknownToStripe } from './call-stripe';
import { type CheckoutPayment, readPayment, readState, type SessionState } from './checkout-session';
import { stripe } from './client';

export type SessionSnapshot = { state: SessionState; payment: CheckoutPayment };
export type SessionRefusal = 'payments-down' | 'session-unknown';

export async function retrieveSession(sessionId: string): Promise<Result<SessionSnapshot, SessionRefusal>> {
  try {
    const session = await callStripe('retrieve-session', () =>
      stripe().checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] }),
    );
    return { ok: true, state: readState(session), payment: readPayment(session) };
  } catch (error) {
    if (isUnknownToStripe(error)) return { ok: false, reason: 'session-unknown' };
    if (isProviderFault(error)) return { ok: false, reason: 'payments-down' };
    throw error;
  }
}
