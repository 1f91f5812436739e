import { madridDate } from '@/lib/shared/madrid-time';
import type { LocalHoliday } from '@/lib/shared/working-days/local-holidays';
import { type Delivery, deliveryOf } from '../delivery/delivery-of';
import type { StoredPurchase } from './stored-purchase';

type Purchase = Pick<StoredPurchase, 'status' | 'paidAt' | 'delivered' | 'deliveryDays'> & {
  bookings: readonly Pick<StoredPurchase['bookings'][number], 'status' | 'endsAt'>[];
};

/** What is still to come by mail, and by when; null without an hour from which it counts. */
export function promisedBy(purchase: Purchase, now: Date, local: readonly LocalHoliday[]): Delivery['later'] {
  const { status, paidAt, delivered, deliveryDays, bookings } = purchase;
  const booking = bookings.find((one) => one.status === 'confirmed') ?? null;
  if (!booking && bookings.length > 0) return null;
  const delivery = deliveryOf({ status, paidAt, product: { delivered, deliveryDays }, downloads: [], booking }, local);
  const later = delivery?.later ?? null;
  return later && later.until >= madridDate(now) ? later : null;
}
