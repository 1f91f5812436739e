import 'server-only';
import { db } from '@/lib/db';
import { appointmentFile } from '@/lib/scheduling/booking-invitation';

/** The confirmed appointment of an order as a calendar file, or null. */
export async function findAppointmentFile(stripeSessionId: string): Promise<string | null> {
  const booking = await db().booking.findFirst({
    where: { status: 'confirmed', order: { stripeSessionId, status: 'confirmed' } },
    include: {
      order: { select: { customerName: true, customerEmail: true, paidAt: true } },
      product: { select: { name: true } },
    },
  });
  const { order, product } = booking ?? {};
  if (!booking || !order?.paidAt || !product) return null;
  // The number of the e-mail's invitation with the same contents; a cancellation has a higher one.
  const sequence = booking.googleMeetLink ? 1 : 0;
  return appointmentFile({
    booking,
    title: product.name,
    method: 'PUBLISH',
    sequence,
    stampedAt: order.paidAt,
    attendee: { name: order.customerName, email: order.customerEmail },
  });
}
