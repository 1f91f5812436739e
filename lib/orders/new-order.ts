import 'server-only';
import { addMinutes } from 'date-fns';
import { v7 as uuid } from 'uuid';
import type { Customer } from '@/lib/orders/customers/schema';
import { CHECKOUT_MINUTES } from '@/lib/payments/create-checkout-session';
import type { Claimant } from '@/lib/server/security/claimant';
import { hashToken } from '@/lib/server/security/token';
import type { AppointmentMode } from '@/lib/shared/appointment-mode';
import type { MadridDate, MadridTime } from '@/lib/shared/madrid-time';
import type { Cents } from '@/lib/shared/money';
import type { CatalogProduct } from './catalog/find-products';

export type OrderRequest = {
  customer: Customer;
  userId: string | undefined;
  selectedPrice: Cents | undefined;
  popup: boolean;
  /** Chosen by the browser: the same key again is the same order. */
  idempotencyKey: string | null;
};

export type RequestedAppointment = {
  date: MadridDate;
  time: MadridTime;
  type: AppointmentMode;
  notes: string | undefined;
  holdToken: string | undefined;
  claimant: Claimant;
};

export type NewOrder = {
  id: string;
  productId: string;
  userId: string | undefined;
  customer: Customer;
  amount: Cents;
  checkoutExpiresAt: Date;
  idempotencyKeyHash: string | null;
  fingerprint: string;
};

export function newOrder(
  request: OrderRequest,
  { id: productId }: CatalogProduct,
  appointment: RequestedAppointment | null,
  amount: Cents,
  now: Date,
): NewOrder {
  const { customer, userId, idempotencyKey } = request;
  return {
    id: uuid(),
    productId,
    userId,
    customer,
    amount,
    checkoutExpiresAt: addMinutes(now, CHECKOUT_MINUTES),
    idempotencyKeyHash: idempotencyKey === null ? null : hashToken(idempotencyKey),
    fingerprint: fingerprint(request, appointment, productId, amount),
  };
}

/** Equal for requests that mean the same order: the hold token and the kind of window may differ. */
function fingerprint(
  { customer, userId }: OrderRequest,
  appointment: RequestedAppointment | null,
  productId: string,
  amount: Cents,
): string {
  const { date, time, type, notes } = appointment ?? {};
  const parts = [productId, amount, customer.fullName, customer.email, customer.phone, userId, date, time, type, notes];
  return hashToken(JSON.stringify(parts));
}
