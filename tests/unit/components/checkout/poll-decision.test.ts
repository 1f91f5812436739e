import { decidePoll, MAX_POLLS, outcomeOf } from '@/components/checkout/outcome/poll-decision';
import type { OrderAnswer } from '@/components/checkout/state/api';

type Order = OrderAnswer['order'];

function answer(order: Partial<Order>): OrderAnswer {
  return {
    order: {
      id: 'o',
      totalAmount: 25900,
      currency: 'eur',
      paymentStatus: 'unpaid',
      status: 'pending',
      webhookProcessed: false,
      ...order,
    },
    product: { name: 'Sesión', description: '' },
    booking: null,
  };
}

const early = { polls: 1, deadline: 300_000, now: 0 };
const decide = (given: OrderAnswer | null, { polls, deadline, now } = early) => decidePoll(given, polls, deadline, now);

describe('how an order ended', () => {
  test.each([
    [{ status: 'pending', paymentStatus: 'unpaid' }, null],
    [{ status: 'pending', paymentStatus: 'processing' }, null],
    [{ status: 'confirmed', paymentStatus: 'paid' }, 'confirmed'],
    [{ status: 'confirmed', paymentStatus: 'processing' }, null],
    [{ status: 'needs_attention', paymentStatus: 'paid' }, 'needs-attention'],
    [{ status: 'refunded', paymentStatus: 'refunded' }, 'refunded'],
    [{ status: 'expired', paymentStatus: 'unpaid' }, 'unpaid'],
    [{ status: 'cancelled', paymentStatus: 'unpaid' }, 'unpaid'],
    [{ status: 'failed', paymentStatus: 'unpaid' }, 'unpaid'],
    [{ status: 'expired', paymentStatus: 'processing' }, 'unclear'],
    [{ status: 'cancelled', paymentStatus: 'paid' }, 'unclear'],
  ] as const)('%o is %s', (order, outcome) => {
    expect(outcomeOf(answer(order))).toBe(outcome);
  });
});

describe('polling', () => {
  test('ends with a paid order only once the webhook or the sweep has settled it', () => {
    const paid = { status: 'confirmed', paymentStatus: 'paid' } as const;
    expect(decide(answer(paid))).toEqual({ kind: 'again' });
    expect(decide(answer({ ...paid, webhookProcessed: true }))).toEqual({ kind: 'finished', outcome: 'confirmed' });
  });

  test('goes on while the order is open and while the network is away', () => {
    expect(decide(answer({}))).toEqual({ kind: 'again' });
    expect(decide(null)).toEqual({ kind: 'again' });
  });

  test('gives up after sixty questions, answered or not', () => {
    const last = { ...early, polls: MAX_POLLS };
    expect(decide(answer({}), { ...last, polls: MAX_POLLS - 1 })).toEqual({ kind: 'again' });
    expect(decide(answer({}), last)).toEqual({ kind: 'timeout' });
    expect(decide(null, last)).toEqual({ kind: 'timeout' });
  });

  test('gives up when the five minutes are over, but believes a last good answer', () => {
    const late = { ...early, now: 300_000 };
    expect(decide(answer({}), late)).toEqual({ kind: 'timeout' });
    expect(decide(answer({ status: 'expired' }), late)).toEqual({ kind: 'finished', outcome: 'unpaid' });
  });
});
