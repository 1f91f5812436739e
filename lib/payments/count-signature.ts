import 'server-only';
import { log } from '@/lib/log';
import { countFailure, countSuccess } from './count-failures';

const STRIPE_ENDPOINT = 'stripe';

export async function countSignature(isGood: boolean, now: Date): Promise<void> {
  if (isGood) return countSuccess('signatures-refused', STRIPE_ENDPOINT);
  log.warn({ endpoint: STRIPE_ENDPOINT }, 'webhook signature refused');
  await countFailure('signatures-refused', STRIPE_ENDPOINT, now);
}
