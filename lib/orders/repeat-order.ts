import 'server-only';
import { db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';
import type { NewOrder } from './new-order';
import { type OpenCheckout, type OpenCheckoutRefusal, openCheckout } from './open-checkout';

/** The checkout of the order stored under this idempotency key, or null. Refuses the same key with other contents. */
export async function repeatOrder(
  { idempotencyKeyHash, fingerprint }: NewOrder,
  popup: boolean,
  now: Date,
): Promise<Result<OpenCheckout, OpenCheckoutRefusal | 'key-reused'> | null> {
  if (idempotencyKeyHash === null) return null;
  const earlier = await db().order.findUnique({
    where: { idempotencyKeyHash },
    select: { id: true, requestFingerprint: true },
  });
  if (!earlier) return null;
  if (earlier.requestFingerprint !== fingerprint) return { ok: false, reason: 'key-reused' };
  return openCheckout(earlier.id, popup, now);
}
