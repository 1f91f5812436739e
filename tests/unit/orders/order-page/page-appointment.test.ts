import { addDays, addHours, addMonths } from 'date-fns';
import { HOUR_LOST } from '@/lib/orders/attention-reason';
import { pageAppointment } from '@/lib/orders/order-page/page-appointment';

const now = new Date('2026-12-01T10:00:00Z');
const paidAt = addDays(now, -5);

function booking(overrides: object = {}) {
  const startsAt = addDays(now, 2);
  return {
    id: 'a',
    status: 'confirmed' as const,
    startsAt,
    endsAt: addHours(startsAt, 1),
    duration: 60,
    bookingType: 'online',
    googleMeetLink: 'https://meet.google.com/abc',
    confirmedAt: null,
    changes: 0,
    ...overrides,
  };
}

const at = (startsAt: Date) => ({ startsAt, endsAt: addHours(startsAt, 1) });
const order = { status: 'confirmed' as const, attentionReason: null, paidAt };
const shown = (bookings: ReturnType<typeof booking>[], more: object = {}, isWithdrawn = false) =>
  pageAppointment({ ...order, ...more, bookings }, isWithdrawn, now);

test('a product without appointment has none', () => {
  expect(shown([])).toEqual({ state: 'none' });
});

test('one that comes can be moved three times, until two hours before', () => {
  const coming = booking();
  expect(shown([coming])).toMatchObject({ state: 'coming', movesLeft: 3, moveUntil: addHours(coming.startsAt, -2) });
  expect(shown([booking({ changes: 2 })])).toMatchObject({ movesLeft: 1 });
  expect(shown([booking({ changes: 3 })])).toMatchObject({ movesLeft: 0, moveUntil: null });
  expect(shown([booking(at(addHours(now, 2)))])).toMatchObject({ state: 'coming', moveUntil: null });
});

test('an hour that has begun is told from one that is over', () => {
  expect(shown([booking(at(addHours(now, -0.5)))])).toMatchObject({ state: 'begun', meetLink: expect.any(String) });
  expect(shown([booking(at(addHours(now, -1)))])).toMatchObject({ state: 'over' });
});

test('after a cancellation another hour can be chosen for twelve months', () => {
  const cancelled = booking({ status: 'cancelled' });
  expect(shown([cancelled])).toMatchObject({ state: 'cancelled', duration: 60, chooseUntil: addMonths(paidAt, 12) });
  expect(shown([cancelled], { paidAt: addMonths(now, -12) })).toMatchObject({ chooseUntil: null });
});

test('not after a withdrawal, and not while a person decides', () => {
  const cancelled = booking({ status: 'cancelled' });
  expect(shown([cancelled], {}, true)).toMatchObject({ chooseUntil: null });
  expect(shown([cancelled], { status: 'needs_attention', attentionReason: 'refund-failed' })).toMatchObject({
    chooseUntil: null,
  });
});

test('an hour that was lost before the payment can be chosen again', () => {
  const lost = booking({ status: 'expired' });
  const waiting = { status: 'needs_attention', attentionReason: HOUR_LOST };
  expect(shown([lost], waiting)).toMatchObject({ state: 'lost', chooseUntil: addMonths(paidAt, 12) });
});

test('the confirmed one counts, not the latest', () => {
  expect(shown([booking({ status: 'cancelled' }), booking()])).toMatchObject({ state: 'coming' });
});
