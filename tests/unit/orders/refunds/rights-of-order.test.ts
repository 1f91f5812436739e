import { addDays } from 'date-fns';
import { APPOINTMENT_UNKNOWN, HOUR_LOST } from '@/lib/orders/attention-reason';
import { rightsOfOrder } from '@/lib/orders/refunds/rights-of-order';

const paidAt = new Date('2026-11-17T11:00:00Z');
const order = { paidAt, noticeSentAt: null, status: 'confirmed', attentionReason: null } as const;
const waiting = { ...order, status: 'needs_attention' } as const;

test('the period counts from the information that came later', () => {
  const now = addDays(paidAt, 100);
  expect(rightsOfOrder(order, now, []).basis).toBeNull();
  expect(rightsOfOrder({ ...order, noticeSentAt: addDays(now, -1) }, now, []).basis).toBe('law');
  expect(rightsOfOrder({ ...order, noticeSentAt: addDays(now, 1) }, now, []).basis).toBeNull();
});

test('while the hour is lost and no other is chosen the money is paid back without a last day', () => {
  const [soon, late] = [addDays(paidAt, 1), addDays(paidAt, 300)];
  expect(rightsOfOrder({ ...waiting, attentionReason: HOUR_LOST }, soon, [])).toMatchObject({
    basis: 'law',
    endless: true,
  });
  expect(rightsOfOrder({ ...waiting, attentionReason: HOUR_LOST }, late, [])).toMatchObject({
    basis: 'guarantee',
    endless: true,
  });
  for (const other of [order, { ...waiting, attentionReason: APPOINTMENT_UNKNOWN }]) {
    expect(rightsOfOrder(other, late, [])).toMatchObject({ basis: null, endless: false });
  }
});
