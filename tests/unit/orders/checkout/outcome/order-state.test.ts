import { type OrderPoll, orderState } from '@/components/orders/checkout/outcome/poll-rules';

const poll: OrderPoll = { polls: 1, reading: null, problem: null, status: 'polling' };
const open = { ...poll, reading: { outcome: null, view: null } };
const ended = { ...poll, reading: { outcome: 'confirmed', view: null } } as const;
const offline = { kind: 'offline' } as const;
const notFound = { kind: 'refused', code: 'not_found', message: '', fields: {} } as const;

test('before the first response there is nothing to show', () => {
  expect(orderState(undefined)).toEqual({ kind: 'loading' });
});

test('an open order says whether the polling goes on', () => {
  expect(orderState(open)).toEqual({ kind: 'open', timedOut: false, view: null });
  expect(orderState({ ...open, status: 'timeout' })).toEqual({ kind: 'open', timedOut: true, view: null });
});

test('a failure replaces an open order, but no outcome', () => {
  expect(orderState({ ...open, problem: offline })).toEqual({ kind: 'failed', problem: offline });
  expect(orderState({ ...ended, problem: offline })).toEqual({ kind: 'ended', outcome: 'confirmed', view: null });
});

test('an unknown session is said in any case', () => {
  const byProvider = { ...notFound, code: 'payment_unknown' } as const;
  for (const before of [poll, open, ended]) {
    const unknown = { kind: 'unknown-session', toProvider: false };
    expect(orderState({ ...before, problem: notFound })).toEqual(unknown);
    expect(orderState({ ...before, problem: byProvider })).toEqual({ ...unknown, toProvider: true });
  }
});
