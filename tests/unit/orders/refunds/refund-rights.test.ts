import { addDays } from 'date-fns';
import fc from 'fast-check';
import { APPOINTMENT_UNKNOWN, HOUR_LOST } from '@/lib/orders/attention-reason';
import { refundRights, rightsOfOrder } from '@/lib/orders/refunds/refund-rights';
import { isWeekend, madridDate, madridInstant } from '@/lib/shared/madrid-time';
import { holidayOn } from '@/lib/shared/working-days/holiday-on';

const paid = (day: string, time = '12:00') => madridInstant(day, time);

test.each([
  ['a Sunday, to a Sunday, and on', '2026-11-22', '2026-12-09', '2026-12-07'],
  ['a Saturday: the law outlasts the guarantee', '2026-11-14', '2026-11-30', '2026-11-29'],
  ['a weekday', '2026-11-17', '2026-12-01', '2026-12-02'],
  ['Christmas Day, a Friday, moves to Monday', '2026-12-11', '2026-12-28', '2026-12-26'],
  ['New Year', '2026-12-18', '2027-01-04', '2027-01-02'],
  ['Epiphany', '2026-12-23', '2027-01-07', '2027-01-07'],
  ['Good Friday', '2027-03-12', '2027-03-29', '2027-03-27'],
  ['the clocks go back', '2026-10-20', '2026-11-03', '2026-11-04'],
  ['the clocks go forward', '2026-03-17', '2026-03-31', '2026-04-01'],
  ['a leap day', '2028-02-15', '2028-02-29', '2028-03-01'],
])('%s', (_, day, lawUntil, guaranteeUntil) => {
  const rights = refundRights(paid(day), paid(day), []);
  const openUntil = [lawUntil, guaranteeUntil].sort()[1];
  expect(rights).toMatchObject({ lawUntil, guaranteeUntil, openUntil, basis: 'law' });
});

test('the days that the law does not end on are named', () => {
  const closed = (day: string) => refundRights(paid(day), paid(day), []).closedDays;
  expect(closed('2026-11-22')).toEqual(['2026-12-06', '2026-12-07', '2026-12-08']);
  expect(closed('2026-11-17')).toEqual([]);
});

test('a second before and after midnight are two days', () => {
  const before = refundRights(new Date('2026-11-16T22:59:59Z'), paid('2026-11-17'), []);
  const after = refundRights(new Date('2026-11-16T23:00:01Z'), paid('2026-11-17'), []);
  expect([before.lawUntil, after.lawUntil]).toEqual(['2026-11-30', '2026-12-01']);
});

test('the days left are those to the shown last day, which is 0', () => {
  const left = (now: string, time?: string) => refundRights(paid('2026-11-17'), paid(now, time), []).daysLeft;
  expect([left('2026-11-17'), left('2026-11-18'), left('2026-12-02', '23:59'), left('2026-12-03')]).toEqual([
    15, 14, 0, -1,
  ]);
});

test('first the law, then the guarantee, then a quarter of an hour of grace, then nothing', () => {
  const basis = (now: string) => refundRights(paid('2026-11-17'), new Date(now), []).basis;
  expect(basis('2026-12-01T23:14:59Z')).toBe('law');
  expect(basis('2026-12-01T23:15:00Z')).toBe('guarantee');
  expect(basis('2026-12-02T23:14:59Z')).toBe('guarantee');
  expect(basis('2026-12-02T23:15:00Z')).toBeNull();
});

test('information that came on its own begins the legal period anew, never the guarantee', () => {
  const rights = (now: string, sent: string) => refundRights(paid('2026-11-17'), paid(now), [], paid(sent));
  expect(rights('2027-03-02', '2027-03-01')).toMatchObject({
    lawUntil: '2027-03-15',
    guaranteeUntil: '2026-12-02',
    openUntil: '2027-03-15',
    daysLeft: 13,
    basis: 'law',
  });
  expect(rights('2027-03-16', '2027-03-01').basis).toBeNull();
  expect(rights('2026-11-20', '2026-11-17').lawUntil).toBe('2026-12-01');
});

/** Day by day, in the calendar of the machine. */
function slowLawUntil(paidAt: Date): string {
  const day = new Date(`${madridDate(paidAt)}T12:00:00Z`);
  const text = () => day.toISOString().slice(0, 10);
  for (let left = 14; left > 0; left -= 1) day.setUTCDate(day.getUTCDate() + 1);
  while (isWeekend(text()) || holidayOn(text(), []) !== null || holidayOn(text(), [], 'spain') !== null) {
    day.setUTCDate(day.getUTCDate() + 1);
  }
  return text();
}

test('as counted day by day, never on a day on which the office is closed, and at least 14 days', () => {
  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2035-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (paidAt) => {
      const { lawUntil, openUntil, guaranteeUntil } = refundRights(paidAt, paidAt, []);
      expect(lawUntil).toBe(slowLawUntil(paidAt));
      expect(openUntil >= lawUntil && openUntil >= guaranteeUntil).toBe(true);
    }),
    { seed: 14, numRuns: 500 },
  );
});

test('a holiday that the firm has added is no last day, and one that it has removed since still is none for who paid before', () => {
  const day = (added: string, removed: string | null) => ({
    date: '2026-12-01',
    name: 'Fiesta local',
    addedAt: paid(added),
    removedAt: removed === null ? null : paid(removed),
  });
  const rights = (local: ReturnType<typeof day>, now = '2026-11-25') =>
    refundRights(paid('2026-11-17'), paid(now), [local]);
  const moved = { lawUntil: '2026-12-02', closedDays: ['2026-12-01'] };
  expect(rights(day('2026-11-01', null))).toMatchObject(moved);
  expect(rights(day('2026-11-20', null))).toMatchObject(moved);
  expect(rights(day('2026-11-20', null), '2026-11-19')).toMatchObject({ lawUntil: '2026-12-01', closedDays: [] });
  expect(rights(day('2026-11-01', '2026-11-20'))).toMatchObject(moved);
  expect(rights(day('2026-11-01', '2026-11-10')).lawUntil).toBe('2026-12-01');
});

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
