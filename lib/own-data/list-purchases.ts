import 'server-only';
import { db } from '@/lib/db';
import type { Order } from '@/lib/generated/prisma/client';
import { shortReference } from '@/lib/i18n/short-reference';
import { orderPath } from '@/lib/orders/order-page/order-link';
import type { OpenSpace } from '@/lib/space/sessions/read-session';
import type { PurchasesBody, PurchaseView } from './contract';
import { holdingsOf } from './holdings';

type Owner = Pick<OpenSpace, 'email' | 'isConfirmed'>;

/** Links only after a key was used just now: one opens for months, also without the session. */
export async function listPurchases({ email, isConfirmed }: Owner): Promise<PurchasesBody> {
  const { order: ids } = await holdingsOf(db(), email);
  const orders = await db().order.findMany({
    where: { id: { in: ids }, paidAt: { not: null } },
    orderBy: { paidAt: 'desc' },
    include: {
      product: { select: { name: true } },
      bookings: { where: { status: 'confirmed' }, orderBy: { startsAt: 'desc' }, take: 1 },
    },
  });
  const purchases = orders.flatMap((order): PurchaseView[] => {
    const { id, linkVersion, totalAmount: amount, paidAt, product, bookings } = order;
    if (!paidAt) return [];
    const [booking] = bookings;
    return [
      {
        id,
        reference: shortReference(id),
        service: product.name,
        amount,
        paidAt: paidAt.toISOString(),
        state: stateOf(order),
        appointment: booking ? { startsAt: booking.startsAt.toISOString(), mode: booking.bookingType } : null,
        path: isConfirmed ? orderPath({ id, linkVersion }) : null,
      },
    ];
  });
  return { purchases };
}

function stateOf({ status, totalAmount, amountRefunded }: Order): PurchaseView['state'] {
  if (status === 'refunded' || amountRefunded >= totalAmount) return 'refunded';
  return status === 'needs_attention' ? 'waiting' : 'confirmed';
}
