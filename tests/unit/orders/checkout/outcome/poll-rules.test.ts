import {
  MAX_POLLS,
  nextPoll,
  type OrderPoll,
  type PollPurpose,
  pollRules,
} from '@/components/orders/checkout/outcome/poll-rules';
import { type OrderReading, outcomeOf } from '@/components/orders/checkout/outcome/read-order';
import type { ApiProblem, ApiResult } from '@/components/orders/checkout/state/call-api';
import type { OrderView } from '@/lib/orders/contract';

const online = {
  bookingDate: '2025-11-13',
  bookingTime: '11:00',
  duration: 60,
  bookingType: 'online',
  customerName: 'Irene',
  customerEmail: 'irene@correo.example',
  googleMeetLink: null,
  calendarLinks: null,
} as const;

function read(
  order: Partial<OrderView['order']>,
  booking: OrderView['booking'] = null,
  isPersonal = true,
): ApiResult<OrderReading> {
  const view: OrderView = {
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
    isPersonal,
    manageUrl: null,
    openPayment: null,
    booking,
    delivery: null,
  };
  return { ok: true, value: { outcome: outcomeOf(view.order.status, view.order.paymentStatus), view } };
}

const failed = (problem: ApiProblem): ApiResult<OrderReading> => ({ ok: false, problem });
const offline = failed({ kind: 'offline' });
const unknown = failed({ kind: 'refused', code: 'not_found', message: '', fields: {} });
const paid = { status: 'confirmed', paymentStatus: 'paid' } as const;

/** The state after this many polls. */
const after = (polls: number): OrderPoll => ({ polls, reading: null, problem: null, status: 'polling' });
const statusAfter = (purpose: PollPurpose, result: ApiResult<OrderReading>, polls = 0, now = 0) =>
  nextPoll(purpose, after(polls), result, 0, now).status;

describe('the checkout polls', () => {
  test('until a paid order is settled by the webhook or the sweep too', () => {
    expect(statusAfter('settlement', read(paid))).toBe('polling');
    expect(statusAfter('settlement', read({ ...paid, webhookProcessed: true }))).toBe('final');
  });

  test('while the order is open, the network is away or the session is unknown', () => {
    for (const result of [read({}), offline, unknown]) expect(statusAfter('settlement', result)).toBe('polling');
  });

  test('sixty times, answered or not', () => {
    expect(statusAfter('settlement', read({}), MAX_POLLS - 2)).toBe('polling');
    expect(statusAfter('settlement', read({}), MAX_POLLS - 1)).toBe('timeout');
    expect(statusAfter('settlement', offline, MAX_POLLS - 1)).toBe('timeout');
  });

  test('for five minutes, and still accepts a final answer after them', () => {
    expect(statusAfter('settlement', read({}), 0, 299_999)).toBe('polling');
    expect(statusAfter('settlement', read({}), 0, 300_000)).toBe('timeout');
    expect(statusAfter('settlement', read({ status: 'expired' }), 0, 300_000)).toBe('final');
  });
});

test('a visitor who is back from the provider is told nothing before the provider has been asked', () => {
  expect(pollRules.settlement.question(0, false)).toBe('read');
  expect([0, 1, 2].map((poll) => pollRules.return.question(poll, false))).toEqual(['confirm', 'confirm', 'confirm']);
  expect([1, 5, 6, 7].map((poll) => pollRules.return.question(poll, true))).toEqual([
    'read',
    'read',
    'confirm',
    'read',
  ]);
  expect(statusAfter('return', read({}), 0, 300_000)).toBe('timeout');
});

describe('the success page polls', () => {
  test('the provider first and then every sixth time, the order alone in between', () => {
    const questions = Array.from({ length: 13 }, (_, poll) => pollRules.confirmation.question(poll, poll > 0));
    const asked = questions.flatMap((question, poll) => (question === 'confirm' ? [poll] : []));
    expect(asked).toEqual([0, 6, 12]);
    expect(new Set(questions)).toEqual(new Set(['confirm', 'read']));
  });

  test('until a paid online appointment has its meeting link', () => {
    expect(statusAfter('confirmation', read(paid))).toBe('final');
    expect(statusAfter('confirmation', read(paid, online))).toBe('polling');
    const linked = { ...online, googleMeetLink: 'https://meet.google.com/abc' };
    expect(statusAfter('confirmation', read(paid, linked))).toBe('final');
    expect(statusAfter('receipt', read(paid, { ...online, bookingType: 'in-person' }))).toBe('final');
  });

  test('for no link once the session opens nothing personal any more', () => {
    expect(statusAfter('confirmation', read(paid, online, false))).toBe('final');
  });

  test('on while the order itself could not be read', () => {
    expect(statusAfter('confirmation', { ok: true, value: { outcome: 'confirmed', view: null } })).toBe('polling');
  });

  test('no more for a session that the server does not know', () => {
    expect(statusAfter('confirmation', unknown)).toBe('final');
    expect(statusAfter('confirmation', offline)).toBe('polling');
  });

  test('sixty times, however long they take', () => {
    expect(statusAfter('confirmation', read({}), 0, 900_000)).toBe('polling');
    expect(statusAfter('confirmation', read({}), MAX_POLLS - 1)).toBe('timeout');
  });
});

test('the cancel page asks once: after a failure only a retry asks again', () => {
  expect(statusAfter('cancellation', read({}))).toBe('final');
  expect(statusAfter('cancellation', unknown)).toBe('final');
  expect(statusAfter('cancellation', offline)).toBe('timeout');
});

test('a failure keeps the last reading, and the next reading ends the failure', () => {
  const first = nextPoll('settlement', undefined, read({}), 0, 0);
  const second = nextPoll('settlement', first, offline, 0, 0);
  expect(second).toEqual({ ...first, polls: 2, problem: { kind: 'offline' } });
  expect(nextPoll('settlement', second, read({}), 0, 0)).toEqual({ ...first, polls: 3 });
});
