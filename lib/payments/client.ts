import 'server-only';
import Stripe from 'stripe';
import { serverEnv } from '@/lib/env';

/** How long anybody waits for Stripe, however often it has to be asked for one answer. */
export const STRIPE_TIMEOUT_MS = 10_000;

let client: Stripe | undefined;

export function stripe(): Stripe {
  client ??= connect();
  return client;
}

function connect(): Stripe {
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = serverEnv();
  // The library tries nothing again by itself: somebody is waiting, and the poll, the next press or the next sweep repeats it
  // anyway. Only the opening of a payment page is worth another try, which create-checkout-session.ts makes.
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
