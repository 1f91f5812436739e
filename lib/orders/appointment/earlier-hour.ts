import 'server-only';
import type { NewBooking } from '@/lib/agenda/insert-booking';
import type { Db } from '@/lib/server/db';
import type { AppointmentMode } from '@/lib/shared/appointment-mode';

/** What a new hour of an order takes over from the one before. */
export type EarlierHour = Pick<
  NewBooking,
  'productId' | 'duration' | 'bookingType' | 'notes' | 'customerName' | 'customerEmail' | 'customerPhone'
> & { isBooked: boolean };

/** Of an order without any booking, as one that was rebuilt, as the product and the order have it; null for a product without hours. */
export async function findEarlierHour(tx: Db, orderId: string, mode: AppointmentMode): Promise<EarlierHour | null> {
  const order = await tx.order.findUnique({
    where: { id: orderId },
    include: { product: true, bookings: { orderBy: { createdAt: 'desc' }, take: 1 } },
  });
  if (!order) return null;
  const [earlier] = order.bookings;
  if (earlier) {
    const { productId, duration, bookingType, notes, customerName, customerEmail, customerPhone } = earlier;
    const buyer = { customerName, customerEmail, customerPhone };
    return { productId, duration, bookingType, notes, ...buyer, isBooked: true };
  }
  const { product, customerName, customerEmail, customerPhone } = order;
  if (!product.requiresBooking) return null;
  return {
    productId: product.id,
    duration: product.bookingDuration,
    bookingType: mode,
    notes: null,
    customerName,
    customerEmail,
    customerPhone,
    isBooked: false,
  };
}
