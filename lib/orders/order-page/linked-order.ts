import 'server-only';
import { addMonths } from 'date-fns';
import type { Order } from '@/lib/generated/prisma/client';
import { db } from '@/lib/server/db';
import { claimedId } from '@/lib/server/security/signed-link';
import { isOrderToken, wasOrderToken } from './order-link';

/** From the payment on, or from the moment at which the link was made anew. After that another link can be asked for. */
const LINK_VALID_MONTHS = 13;

type LinkedOrder = Pick<
  Order,
  'id' | 'linkVersion' | 'linkRenewedAt' | 'status' | 'attentionReason' | 'customerName' | 'customerEmail'
> & { paidAt: Date };

/** The paid order of a link, which may be out of date; null if it is of none, or of an earlier version. */
export async function findLinkedOrder(token: string): Promise<LinkedOrder | null> {
  const id = claimedId(token);
  if (!id) return null;
  const order = await db().order.findUnique({
    where: { id },
    select: {
      id: true,
      linkVersion: true,
      linkRenewedAt: true,
      status: true,
      attentionReason: true,
      customerName: true,
      customerEmail: true,
      paidAt: true,
    },
  });
  if (!order?.paidAt || !isOrderToken(token, order)) return null;
  return { ...order, paidAt: order.paidAt };
}

/** What a token is to its paid order: `present` opens it, `ended` did until a newer link was made, null never did. */
export async function findStateOfLink(token: string): Promise<'present' | 'ended' | null> {
  const id = claimedId(token);
  if (!id) return null;
  const order = await db().order.findUnique({ where: { id }, select: { id: true, linkVersion: true, paidAt: true } });
  if (!order?.paidAt || !wasOrderToken(token, order)) return null;
  return isOrderToken(token, order) ? 'present' : 'ended';
}

export function isLinkOutOfDate({ paidAt, linkRenewedAt }: Pick<LinkedOrder, 'paidAt' | 'linkRenewedAt'>, now: Date) {
  return addMonths(linkRenewedAt ?? paidAt, LINK_VALID_MONTHS) <= now;
}

/** Finds the order that is to be changed: null as well once the link is out of date. */
export async function findOrderToChange(token: string, now: Date): Promise<LinkedOrder | null> {
  const order = await findLinkedOrder(token);
  return order && !isLinkOutOfDate(order, now) ? order : null;
}
