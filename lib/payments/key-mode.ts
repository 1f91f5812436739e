import 'server-only';
import { isLiveKey, serverEnv } from '@/lib/shared/env';

/** Whether the secret key is a live one: what Stripe reports of the other mode is never about our orders. */
export function keyIsLive(): boolean {
  return isLiveKey(serverEnv().STRIPE_SECRET_KEY);
}
