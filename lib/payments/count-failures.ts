import 'server-only';
import { db } from '@/lib/db';
import { describeError, log } from '@/lib/log';

export const EVERY_CALL = 'stripe';

// Beyond it nothing is written: calls that fail must not wait for one row.
const MAX_COUNTED = 1000;

/** An answer to a call ends its own failures and those of every call. Writes only if there is something to end. */
export async function countAnswer(call: string): Promise<void> {
  const forgotten = db().paymentFailure.updateMany({
    where: { call: { in: [call, EVERY_CALL] }, failed: { gt: 0 } },
    data: { failed: 0, since: null },
  });
  await forgotten.catch(logFault);
}

/** In a row, for all servers together. A failed count changes no answer. */
export async function countFailure(call: string, now: Date): Promise<void> {
  const counted = db().$executeRaw`
    INSERT INTO payment_failures AS f (call, failed, since) VALUES (${call}, 1, ${now})
    ON CONFLICT (call) DO UPDATE SET failed = f.failed + 1, since = coalesce(f.since, excluded.since)
    WHERE f.failed < ${MAX_COUNTED}`;
  await counted.catch(logFault);
}

function logFault(error: unknown): void {
  log.warn({ error: describeError(error) }, 'call to the payment provider not counted');
}
