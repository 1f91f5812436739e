import 'server-only';
import Stripe from 'stripe';
import { log } from '@/lib/log';

/**
 * True for an error of Stripe's, which is logged; the caller must rethrow any other. A refused key or request is logged as
 * an error: payments fail until staff act.
 */
export function isProviderFault(error: unknown): error is Stripe.errors.StripeError {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  const { type, code, statusCode, requestId } = error;
  const passing = statusCode === undefined || statusCode >= 500 || statusCode === 429 || statusCode === 409;
  log[passing ? 'warn' : 'error']({ provider: 'stripe', type, code, statusCode, requestId }, 'payment provider fault');
  return true;
}

export function isUnknownToStripe(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}
