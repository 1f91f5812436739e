import type { OrderView, SettleResponseBody } from '@/lib/orders/contract';
import type { Outcome } from '../state/checkout-state';

type OrderStatus = SettleResponseBody['status'];
type PaymentStatus = OrderView['order']['paymentStatus'];

/** Whether nothing was charged is certain only where the payment says so. */
const closed = (payment: PaymentStatus | null): Outcome => (payment === 'unpaid' ? 'unpaid' : 'unclear');

const outcomes: Record<OrderStatus, (payment: PaymentStatus | null) => Outcome | null> = {
  pending: () => null,
  confirmed: (payment) => (payment === 'paid' || payment === null ? 'confirmed' : null),
  needs_attention: () => 'needs-attention',
  refunded: () => 'refunded',
  expired: closed,
  cancelled: closed,
  failed: closed,
};

/** How an order ended, or null while it may still change. `payment` is null where only the order's status is known. */
export function outcomeOf(status: OrderStatus, payment: PaymentStatus | null): Outcome | null {
  return outcomes[status](payment);
}
