import 'server-only';
import Stripe from 'stripe';
import { serverEnv } from '@/lib/shared/env';

/** Limits one operation with all its attempts. */
export const STRIPE_TIMEOUT_MS = 10_000;

let client: Stripe | undefined;

export function stripe(): Stripe {
  client ??= connect();
  return client;
}

function connect(): Stripe {
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = serverEnv();
  // No retries by the library: the poll, the buyer or the next sweep repeats the call. create-checkout-session.ts has its own.
  const timing = { timeout: STRIPE_TIMEOUT_MS, maxNetworkRetries: 0, telemetry: false };
  if (!STRIPE_API_BASE) return new Stripe(STRIPE_SECRET_KEY, timing);
  const { protocol, hostname, port } = new URL(STRIPE_API_BASE);
  return new Stripe(STRIPE_SECRET_KEY, {
    ...timing,
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
  });
}
