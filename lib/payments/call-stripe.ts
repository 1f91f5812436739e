import 'server-only';
import Stripe from 'stripe';
import { log } from '@/lib/server/log';
import { countFailure, countSuccess } from './count-failures';

/** Logs an error of Stripe's; the caller rethrows any other. A refused key or request is an `error`: staff must act. */
export function isProviderFault(error: unknown): error is Stripe.errors.StripeError {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  const { type, code, statusCode, requestId } = error;
  const passing = statusCode === undefined || statusCode >= 500 || statusCode === 429 || statusCode === 409;
  log[passing ? 'warn' : 'error']({ provider: 'stripe', type, code, statusCode, requestId }, 'payment provider fault');
  return true;
}

/** True if Stripe refuses the key itself, or this call to it: waiting mends neither. */
export function isRefusal({ statusCode }: Stripe.errors.StripeError): boolean {
  return statusCode === 401 || statusCode === 403;
}

export function isUnknownToStripe(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

export type StripeCall =
  | 'create-session'
  | 'retrieve-session'
  | 'retrieve-payment'
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

/** Ends the failures of this call and those of every call. */
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
