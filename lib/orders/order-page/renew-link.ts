import 'server-only';
import { db } from '@/lib/db';
import { enqueue } from '@/lib/jobs/enqueue';
import type { Result } from '@/lib/result';
import { findLinkedOrder } from './linked-order';

/**
 * Makes this link and all earlier ones useless and mails a new one to the address of the order. Also with a link that is out of
 * date. Once for each link: a second press finds it used up.
 */
export async function renewLink(token: string, now: Date): Promise<Result<object, 'gone'>> {
  const order = await findLinkedOrder(token);
  if (!order) return { ok: false, reason: 'gone' };
  const { id, linkVersion } = order;
  const renewed = linkVersion + 1;
  return db().$transaction(async (tx) => {
    const { count } = await tx.order.updateMany({
      where: { id, linkVersion },
      data: { linkVersion: renewed, linkRenewedAt: now },
    });
    if (count === 0) return { ok: false, reason: 'gone' };
    await enqueue(tx, 'send-order-link', { orderId: id, linkVersion: renewed });
    return { ok: true };
  });
}
