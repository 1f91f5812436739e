import 'server-only';
import { serverEnv } from '@/lib/env';

/** Whether the secret key is a live one: what Stripe reports of the other mode is never about our orders. */
export function keyIsLive(): boolean {
  return /^(sk|rk)_live_/.test(serverEnv().STRIPE_SECRET_KEY);
}
