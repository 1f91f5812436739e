import type { OrderView, SettleResponseBody } from '@/lib/orders/contract';
import type { ApiResult } from '../state/call-api';
import type { Outcome } from '../state/checkout-state';
import { cancelPayment, confirmPayment, fetchOrder } from '../state/order-api';

export type OrderReading = {
  /** null while the payment is open. */
  outcome: Outcome | null;
  /** null if only the status could be read. */
  view: OrderView | null;
};

/** `confirm` makes the server ask the provider first, `cancel` makes it end the session there. */
export type OrderQuestion = 'read' | 'confirm' | 'cancel';

/** How the order of a Checkout session stands. */
export async function readOrder(
  question: OrderQuestion,
  sessionId: string,
  signal?: AbortSignal,
): Promise<ApiResult<OrderReading>> {
  if (question === 'read') return readView(sessionId, signal);
  const settled = await (question === 'confirm' ? confirmPayment : cancelPayment)({ sessionId }, signal);
  if (!settled.ok) return settled;
  const read = await readView(sessionId, signal);
  return read.ok ? read : { ok: true, value: { outcome: outcomeOf(settled.value.status, null), view: null } };
}

async function readView(sessionId: string, signal: AbortSignal | undefined): Promise<ApiResult<OrderReading>> {
  const read = await fetchOrder(sessionId, signal);
  if (!read.ok) return read;
  const { status, paymentStatus } = read.value.order;
  return { ok: true, value: { outcome: outcomeOf(status, paymentStatus), view: read.value } };
}

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
