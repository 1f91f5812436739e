import 'server-only';
import { addMinutes } from 'date-fns';
import { v7 as uuid } from 'uuid';
import type { ClaimRefusal } from '@/lib/agenda/claim-limit';
import { findObstacle } from '@/lib/agenda/obstacles/find-obstacle';
import type { Obstacle } from '@/lib/agenda/obstacles/obstacle';
import { HOLD_MINUTES } from '@/lib/agenda/opening-hours';
import { readRulesForClaim } from '@/lib/agenda/rules/read-rules';
import { DEFAULT_RULES, type SchedulingRules } from '@/lib/agenda/rules/scheduling-rules';
import { type SlotRefusal, slotInterval, slotRefusal } from '@/lib/agenda/slots';
import { chargedPrice } from '@/lib/orders/catalog/price';
import type { MadridDate } from '@/lib/shared/madrid-time';
import type { Result } from '@/lib/shared/result';
import { findProductOnSaleById } from './catalog/find-products';
import { claimHour, type NewAppointment } from './claim-hour';
import { newOrder, type OrderRequest, type RequestedAppointment } from './new-order';
import { type OpenCheckout, type OpenCheckoutRefusal, openCheckout } from './open-checkout';
import { repeatOrder } from './repeat-order';

type PlaceBookingRefusal =
  | 'product-unknown'
  | 'price-refused'
  | 'booking-not-needed'
  | SlotRefusal
  | ClaimRefusal
  | Obstacle
  | 'key-reused'
  | OpenCheckoutRefusal;

/** Stores an order with its hour and opens its Checkout session. The amount is the catalogue's. */
export async function placeBooking(
  productId: string,
  appointment: RequestedAppointment,
  request: OrderRequest,
  now: Date,
): Promise<Result<OpenCheckout, PlaceBookingRefusal>> {
  const product = await findProductOnSaleById(productId);
  if (!product) return { ok: false, reason: 'product-unknown' };
  const amount = chargedPrice(product, request.selectedPrice);
  if (amount === null) return { ok: false, reason: 'price-refused' };
  if (!product.requiresBooking) return { ok: false, reason: 'booking-not-needed' };
  const { bookingDuration } = product;
  const rules = await readRulesForClaim(now);
  const { date, time, holdToken } = appointment;
  const refusal = slotRefusal(date, time, bookingDuration, now, holdToken ? asWhenHeld(date) : rules);
  if (refusal) return { ok: false, reason: refusal };

  const order = newOrder(request, product, appointment, amount, now);
  const claim = newAppointment(appointment, bookingDuration, now);
  const claimed = await claimHour(order, claim, rules, now);
  if (claimed === 'stored') return openCheckout(order.id, request.popup, now);
  // The hour may be taken by the order of an earlier attempt of this very request.
  const repeated = await repeatOrder(order, request.popup, now);
  if (repeated) return repeated;
  if (claimed === 'key-used') return { ok: false, reason: 'slot-taken' };
  return { ok: false, reason: claimed === 'slot-taken' ? await findObstacle(claim, rules, now) : claimed };
}

/** What the firm has set since an hour was held does not touch it. Whether it is held is seen when it is claimed. */
function asWhenHeld(date: MadridDate): SchedulingRules {
  return { ...DEFAULT_RULES, openHolidays: [date] };
}

/** Claimed for as long as a hold; openCheckout extends the claim to the end of the session. */
function newAppointment(requested: RequestedAppointment, durationMinutes: number, now: Date): NewAppointment {
  const { date, time, type, notes, holdToken, claimant } = requested;
  return {
    ...slotInterval(date, time, durationMinutes),
    id: uuid(),
    durationMinutes,
    type,
    notes,
    holdToken,
    claimant,
    expiresAt: addMinutes(now, HOLD_MINUTES),
  };
}
