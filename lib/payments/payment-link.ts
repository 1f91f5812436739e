import 'server-only';
import { keyIsLive } from './key-mode';

/** The page of a payment in Stripe's dashboard, in the mode of our key. */
export function paymentLink(paymentIntentId: string): string {
  return `https://dashboard.stripe.com/${keyIsLive() ? '' : 'test/'}payments/${paymentIntentId}`;
}
