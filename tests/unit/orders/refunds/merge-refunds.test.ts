import fc from 'fast-check';
import {
  amountOnItsWay,
  amountPaidBack,
  mergeRefunds,
  type RefundStatus,
  type ReportedRefund,
  type StoredRefund,
  waitsForBalance,
} from '@/lib/orders/refunds/merge-refunds';

const createdAt = new Date('2026-12-04T10:00:00Z');

function stored(changes: Partial<StoredRefund> = {}): StoredRefund {
  return {
    id: 'row-1',
    withdrawalId: 'withdrawal-1',
    amount: 9900,
    status: 'requested',
    stripeRefundId: null,
    failureReason: null,
    pendingReason: null,
    createdAt,
    ...changes,
  };
}

function reported(changes: Partial<ReportedRefund> = {}): ReportedRefund {
  return {
    id: 're_1',
    amount: 9900,
    status: 'succeeded',
    failureReason: null,
    pendingReason: null,
    rowId: null,
    createdAt,
    ...changes,
  };
}

const ids = () => {
  let made = 0;
  return () => {
    made += 1;
    return `new-${made}`;
  };
};

test('a refund that was made for a row is that row’s, whatever became of the answer', () => {
  const [row, ...others] = mergeRefunds([stored()], [reported({ rowId: 'row-1' })], null, ids());
  expect(others).toEqual([]);
  expect(row).toEqual(stored({ status: 'succeeded', stripeRefundId: 're_1' }));
});

test('one that was made at Stripe is a row of its own, and ours still waits', () => {
  const rows = mergeRefunds([stored()], [reported({ amount: 1000 })], null, ids());
  expect(rows).toEqual([
    stored(),
    stored({ id: 'new-1', withdrawalId: null, amount: 1000, status: 'succeeded', stripeRefundId: 're_1' }),
  ]);
});

test('a row that this database has lost comes back under its own id', () => {
  const [row] = mergeRefunds([], [reported({ rowId: 'row-1' })], null, ids());
  expect(row).toMatchObject({ id: 'row-1', stripeRefundId: 're_1', status: 'succeeded' });
});

test('a refund that fails after it had succeeded is failed, with its reason', () => {
  const before = [stored({ status: 'succeeded', stripeRefundId: 're_1' })];
  const failed = reported({ status: 'failed', failureReason: 'expired_or_canceled_card', rowId: 'row-1' });
  const after = mergeRefunds(before, [failed], null, ids());
  expect(after).toMatchObject([{ id: 'row-1', status: 'failed', failureReason: 'expired_or_canceled_card' }]);
  expect([amountOnItsWay(before), amountOnItsWay(after)]).toEqual([9900, 0]);
});

test('a list that was read before another and stored after it changes nothing', () => {
  const states: ReportedRefund['status'][] = ['pending', 'succeeded', 'failed'];
  for (const [index, now] of states.entries()) {
    for (const earlier of states.slice(0, index)) {
      const before = [stored({ status: now, stripeRefundId: 're_1' })];
      expect(mergeRefunds(before, [reported({ status: earlier })], null, ids())).toEqual(before);
    }
  }
});

test('a refusal fails the row that Stripe does not know, and no other', () => {
  const refusal = { rowId: 'row-1', code: 'charge_disputed', isFinal: true };
  expect(mergeRefunds([stored()], [], refusal, ids())).toEqual([
    stored({ status: 'failed', failureReason: 'charge_disputed' }),
  ]);
  const made = [reported({ rowId: 'row-1' })];
  expect(mergeRefunds([stored()], made, refusal, ids())).toMatchObject([{ status: 'succeeded' }]);
  expect(mergeRefunds([stored({ id: 'row-2' })], [], refusal, ids())).toEqual([stored({ id: 'row-2' })]);
});

test('what waits for our balance stays requested with its reason, until Stripe has made it', () => {
  const refusal = { rowId: 'row-1', code: 'insufficient_funds', isFinal: false };
  const rows = mergeRefunds([stored()], [], refusal, ids());
  expect(rows).toEqual([stored({ pendingReason: 'insufficient_funds' })]);
  expect(rows.map(waitsForBalance)).toEqual([true]);
  const made = mergeRefunds(rows, [reported({ rowId: 'row-1' })], null, ids());
  expect(made).toMatchObject([{ status: 'succeeded', pendingReason: null }]);
  expect(made.map(waitsForBalance)).toEqual([false]);
});

test('a refused row that Stripe has made all the same is what Stripe says', () => {
  const refused = [stored({ status: 'failed', failureReason: 'charge_disputed' })];
  expect(mergeRefunds(refused, [reported({ rowId: 'row-1' })], null, ids())).toMatchObject([
    { status: 'succeeded', failureReason: null },
  ]);
});

test('pending money is on its way and not paid back; what waits for a person is neither', () => {
  const rows = (['requested', 'requires_action', 'pending', 'succeeded', 'failed', 'canceled'] as RefundStatus[]).map(
    (status, index) => stored({ id: `row-${index}`, status, amount: 10 ** index }),
  );
  expect([amountOnItsWay(rows), amountPaidBack(rows)]).toEqual([1100, 1000]);
});

test('the lists of a payment’s history, in every order and as often as they come, end in the same', () => {
  const way = fc.constantFrom<ReportedRefund['status'][]>(
    ['pending', 'succeeded', 'failed'],
    ['pending', 'failed'],
    ['succeeded'],
    ['succeeded', 'failed'],
    ['requires_action', 'canceled'],
  );
  const history = fc.tuple(way, way, fc.boolean()).map(([first, second, ours]) => {
    const steps: ReportedRefund[][] = [];
    const rowId = ours ? 'row-1' : null;
    for (const status of first) steps.push([reported({ status, rowId, amount: 4000 })]);
    const last = steps.at(-1) ?? [];
    for (const status of second) steps.push([...last, reported({ id: 're_2', status, amount: 5900 })]);
    return steps;
  });
  const shuffled = history.chain((steps) =>
    fc.tuple(fc.constant(steps), fc.shuffledSubarray([...steps, ...steps], { minLength: steps.length * 2 })),
  );
  const facts = (rows: StoredRefund[]) =>
    rows
      .map(({ stripeRefundId, status, amount, withdrawalId }) => ({ stripeRefundId, status, amount, withdrawalId }))
      .sort((one, other) => String(one.stripeRefundId).localeCompare(String(other.stripeRefundId)));
  fc.assert(
    fc.property(shuffled, ([steps, lists]) => {
      const start = [stored({ amount: 4000 })];
      const replay = (all: ReportedRefund[][]) => {
        const newId = ids();
        return facts(all.reduce((rows, list) => mergeRefunds(rows, list, null, newId), start));
      };
      expect(replay(lists)).toEqual(replay(steps));
    }),
  );
});
