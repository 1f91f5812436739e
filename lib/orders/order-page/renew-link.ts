import 'server-only';
import type { Prisma } from '@/lib/generated/prisma/client';
import { type Db, db } from '@/lib/server/db';
import { enqueueJobs, type Job } from '@/lib/server/jobs/enqueue';
import type { Result } from '@/lib/shared/result';
import { findLinkedOrder } from './linked-order';

/**
 * Makes this link and all earlier ones useless and mails a new one to the address of the order. Also with a link that is out of
 * date. Once for each link: a second press finds it used up.
 */
export async function renewLink(token: string, now: Date): Promise<Result<object, 'gone'>> {
  const order = await findLinkedOrder(token);
  if (!order) return { ok: false, reason: 'gone' };
  const { id, linkVersion } = order;
  const count = await db().$transaction((tx) => renewLinks(tx, { id, linkVersion }, now));
  return count === 1 ? { ok: true } : { ok: false, reason: 'gone' };
}

/** Replaces the links of these orders, as far as they are paid, and mails new ones with the links to their files; returns how many. No other order has had a link. */
export async function renewLinks(tx: Db, orders: Prisma.OrderWhereInput, now: Date): Promise<number> {
  const renewed = await tx.order.updateManyAndReturn({
    where: { ...orders, paidAt: { not: null } },
    data: { linkVersion: { increment: 1 }, linkRenewedAt: now },
    select: { id: true, linkVersion: true },
  });
  await enqueueJobs(
    tx,
    renewed.map(
      ({ id: orderId, linkVersion }): Job => ({ name: 'send-order-link', payload: { orderId, linkVersion } }),
    ),
  );
  return renewed.length;
}
