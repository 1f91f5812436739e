import 'server-only';
import { appointmentFile } from '@/lib/agenda/booking-invitation';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/server/db';
import { invitedBuyer, sequenceOf } from '../mailed-order';
import { isOpenBySession } from '../open-by-session';

/** The confirmed appointment of an order as a calendar file, or null; null too once the session opens nothing personal any more. */
export async function findAppointmentFile(stripeSessionId: string, now: Date): Promise<string | null> {
  const select = { paidAt: true, linkVersion: true } as const;
  const order = await db().order.findUnique({ where: { stripeSessionId }, select });
  return order && isOpenBySession(order, now) ? fileOf({ stripeSessionId }) : null;
}

export function findAppointmentFileOfOrder(orderId: string): Promise<string | null> {
  return fileOf({ id: orderId });
}

async function fileOf(order: Prisma.OrderWhereInput): Promise<string | null> {
  const booking = await db().booking.findFirst({
    where: { status: 'confirmed', order: { ...order, status: 'confirmed' } },
    include: {
      order: { select: { customerName: true, customerEmail: true, paidAt: true } },
      product: { select: { name: true } },
    },
  });
  const { order: buyer, product } = booking ?? {};
  if (!booking || !buyer?.paidAt || !product) return null;
  // The number of the e-mail's invitation with the same contents; a cancellation has a higher one.
  const version = { method: 'PUBLISH', sequence: sequenceOf(booking), stampedAt: buyer.paidAt } as const;
  return appointmentFile(invitedBuyer({ ...buyer, product }, booking, version));
}
