import 'server-only';
import { db } from '@/lib/db';
import { describeError, log } from '@/lib/log';

const STRIPE_ENDPOINT = 'stripe';

// Beyond it nothing is written: a flood of refused messages must not wait for one row.
const MAX_COUNTED = 1000;

/** Counts refused signatures in a row, for all servers together. A failed count changes no answer to Stripe. */
export async function countSignature(isGood: boolean, now: Date): Promise<void> {
  if (!isGood) log.warn({ endpoint: STRIPE_ENDPOINT }, 'webhook signature refused');
  await (isGood ? forgetRefused() : countRefused(now)).catch((error) =>
    log.warn({ error: describeError(error) }, 'webhook signature not counted'),
  );
}

/** Writes only if there is something to forget. */
async function forgetRefused(): Promise<unknown> {
  return db().webhookSignature.updateMany({
    where: { endpoint: STRIPE_ENDPOINT, refused: { gt: 0 } },
    data: { refused: 0, since: null },
  });
}

async function countRefused(now: Date): Promise<unknown> {
  return db().$executeRaw`
    INSERT INTO webhook_signatures AS s (endpoint, refused, since) VALUES (${STRIPE_ENDPOINT}, 1, ${now})
    ON CONFLICT (endpoint) DO UPDATE SET refused = s.refused + 1, since = coalesce(s.since, excluded.since)
    WHERE s.refused < ${MAX_COUNTED}`;
}
