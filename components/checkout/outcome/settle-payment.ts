import {
  type ApiResult,
  cancelPayment,
  confirmPayment,
  fetchOrder,
  type OrderAnswer,
  type OrderStatus,
} from '../state/api';
import type { Outcome } from '../state/checkout-state';
import { outcomeOf } from './poll-decision';

type Settlement = {
  /** null while the payment is still open. */
  outcome: Outcome | null;
  /** null if the order could not be read. */
  answer: OrderAnswer | null;
};

/** What a bare status allows to say: without the order nobody may promise that nothing was charged. */
const outcomes: Record<OrderStatus, Outcome | null> = {
  pending: null,
  confirmed: 'confirmed',
  needs_attention: 'needs-attention',
  refunded: 'refunded',
  expired: 'unclear',
  cancelled: 'unclear',
  failed: 'unclear',
};

/** Has the server ask the provider (or end the session there), then reads how the order stands. */
export async function settlePayment(
  how: 'confirm' | 'cancel',
  sessionId: string,
  signal?: AbortSignal,
): Promise<ApiResult<Settlement>> {
  const settled = await (how === 'confirm' ? confirmPayment : cancelPayment)(sessionId, signal);
  if (!settled.ok) return settled;
  const read = await fetchOrder(sessionId, signal);
  return {
    ok: true,
    value: read.ok
      ? { outcome: outcomeOf(read.value), answer: read.value }
      : { outcome: outcomes[settled.value.status], answer: null },
  };
}
