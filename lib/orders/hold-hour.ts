import 'server-only';
import type { HoldRequest } from '@/lib/agenda/schema';
import { type Hold, type TakeHoldRefusal, takeHold } from '@/lib/agenda/take-hold';
import type { Claimant } from '@/lib/server/security/claimant';
import type { Result } from '@/lib/shared/result';
import { findProductOnSaleById } from './catalog/find-products';

type HoldHourRefusal = 'product-unknown' | 'booking-not-needed' | TakeHoldRefusal;

export async function holdHour(
  request: HoldRequest,
  claimant: Claimant,
  now: Date,
): Promise<Result<Hold, HoldHourRefusal>> {
  const product = await findProductOnSaleById(request.productId);
  if (!product) return { ok: false, reason: 'product-unknown' };
  if (!product.requiresBooking) return { ok: false, reason: 'booking-not-needed' };
  const { bookingDate: date, bookingTime: time } = request;
  return takeHold({ productId: product.id, date, time, duration: product.bookingDuration, claimant }, now);
}
