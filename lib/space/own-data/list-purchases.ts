import 'server-only';
import { firstConsultationLink } from '@/lib/agenda/appointments/link';
import type { Order } from '@/lib/generated/prisma/client';
import { orderPath } from '@/lib/orders/order-page/order-link';
import { db } from '@/lib/server/db';
import { appointmentMode } from '@/lib/shared/appointment-mode';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import type { OpenSpace } from '@/lib/space/sessions/space-sessions';
import type { FreeHourView, PurchasesBody, PurchaseView } from './contract';
import { holdingsOf } from './holdings';

type Owner = Pick<OpenSpace, 'email' | 'isConfirmed'>;

/** Links only after a key was used just now: one opens for months, also without the session. */
export async function listPurchases({ email, isConfirmed }: Owner, now: Date): Promise<PurchasesBody> {
  const { order: ids, freeAppointment } = await holdingsOf(db(), email);
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
  return { purchases, freeHours: await freeHoursOf(freeAppointment, isConfirmed, now) };
}

async function freeHoursOf(ids: string[], isConfirmed: boolean, now: Date): Promise<FreeHourView[]> {
  const bookings = await db().booking.findMany({
    where: { id: { in: ids }, status: 'confirmed' },
    orderBy: { startsAt: 'desc' },
  });
  return bookings.map((booking) => {
    const { id, startsAt, endsAt, bookingType, googleMeetLink } = booking;
    const isPast = endsAt <= now;
    const hasLinks = isConfirmed && !isPast;
    return {
      id,
      startsAt: startsAt.toISOString(),
      mode: appointmentMode(bookingType),
      isPast,
      page: hasLinks ? firstConsultationLink(booking) : null,
      meeting: hasLinks ? googleMeetLink : null,
    };
  });
}

function stateOf({ status, totalAmount, amountRefunded }: Order): PurchaseView['state'] {
  if (status === 'refunded' || amountRefunded >= totalAmount) return 'refunded';
  return status === 'needs_attention' ? 'waiting' : 'confirmed';
}
