import 'server-only';
import Stripe from 'stripe';
import { log } from '@/lib/server/log';

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
