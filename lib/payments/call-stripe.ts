import 'server-only';
import Stripe from 'stripe';
import { countFailure, countSuccess } from './count-failures';
import { isUnknownToStripe } from './provider-fault';

export type StripeCall =
  | 'create-session'
  | 'retrieve-session'
  | 'expire-session'
  | 'list-sessions'
  | 'list-refunds'
  | 'create-refund'
  | 'list-disputes';

export const EVERY_CALL = 'stripe';

/** Calls Stripe and counts whether it answered; staff are told of failures that last. The error is thrown as it came. */
export async function callStripe<Answer>(call: StripeCall, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    const answer = await ask();
    await countAnswer(call);
    return answer;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) {
      const failing = failingCalls(call, error);
      await (failing ? countFailure('payments-failing', failing, new Date()) : countAnswer(call));
    }
    throw error;
  }
}

/** It ends the failures of this call and those of every call. */
async function countAnswer(call: StripeCall): Promise<void> {
  await Promise.all([call, EVERY_CALL].map((key) => countSuccess('payments-failing', key)));
}

/** Null if Stripe has answered the question. A key that may not do this one thing is counted apart: other calls succeed. */
function failingCalls(call: StripeCall, error: Stripe.errors.StripeError): string | null {
  const { code, statusCode } = error;
  // A concurrent request with the same key, an address that is none, a session that is no longer open.
  if (statusCode === 409 || code === 'email_invalid' || isUnknownToStripe(error)) return null;
  if (call === 'expire-session' && statusCode === 400) return null;
  // A charge that was paid back meanwhile, or is disputed: an answer about this payment only.
  if (call === 'create-refund' && (statusCode === 400 || statusCode === 402)) return null;
  const ofEveryCall = statusCode === undefined || statusCode >= 500 || statusCode === 429 || statusCode === 401;
  return ofEveryCall ? EVERY_CALL : call;
}
