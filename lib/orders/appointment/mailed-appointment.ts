import 'server-only';
import { db } from '@/lib/server/db';
import type { Attachment } from '@/lib/server/email/email-body';
import { downloadsToShow } from '../delivery/delivery-of';
import {
  invitationFile as invitationFileOf,
  purchaseOf as purchaseOfOrder,
  toBuyer as toBuyerOf,
} from '../mailed-order';
import { WITHDRAWN } from '../withdrawal/statement';

export type MailedAppointment = NonNullable<Awaited<ReturnType<typeof loadMailedAppointment>>>;

/** A booking with its paid order; null if it was deleted meanwhile. */
export async function loadMailedAppointment(id: string) {
  const booking = await db().booking.findFirst({
    where: { id, kind: 'purchase' },
    include: {
      order: {
        include: {
          product: { select: { name: true, delivered: true, deliveryDays: true } },
          downloads: downloadsToShow,
          withdrawals: { where: WITHDRAWN, select: { id: true } },
        },
      },
    },
  });
  const order = booking?.order;
  if (!booking || !order?.paidAt) return null;
  return { booking, order: { ...order, paidAt: order.paidAt } };
}

export function toBuyer({ order }: MailedAppointment) {
  return toBuyerOf(order);
}

export function purchaseOf({ order }: MailedAppointment) {
  return purchaseOfOrder(order);
}

export function invitationFile({ booking, order }: MailedAppointment, sequence: number): Attachment {
  return invitationFileOf(order, booking, sequence);
}
