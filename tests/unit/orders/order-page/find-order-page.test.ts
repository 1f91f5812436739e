import { promisedBy } from '@/lib/orders/order-page/find-order-page';

const paidAt = new Date('2026-11-02T10:00:00Z');
const endsAt = new Date('2026-11-05T11:00:00Z');
const purchase: Parameters<typeof promisedBy>[0] = {
  status: 'confirmed',
  paidAt,
  delivered: 'Tu plan',
  deliveryDays: 5,
  followUpDays: 30,
  bookings: [{ status: 'confirmed', endsAt }],
};

test('it is promised until its day is over in Madrid, and not afterwards', () => {
  const promised = promisedBy(purchase, endsAt, []);
  const until = promised.later?.until ?? '';
  expect(promised).toEqual({ later: { what: 'Tu plan', until }, followUp: '2026-12-05' });
  expect(promisedBy(purchase, new Date(`${until}T22:59:59Z`), [])).toEqual(promised);
  expect(promisedBy(purchase, new Date(`${until}T23:00:00Z`), []).later).toBeNull();
});

test('without an hour, or for an order that is not confirmed, nothing is promised', () => {
  expect(promisedBy({ ...purchase, bookings: [{ status: 'cancelled', endsAt }] }, endsAt, []).later).toBeNull();
  expect(promisedBy({ ...purchase, status: 'refunded' }, endsAt, []).later).toBeNull();
  expect(promisedBy({ ...purchase, delivered: null }, endsAt, []).later).toBeNull();
});
