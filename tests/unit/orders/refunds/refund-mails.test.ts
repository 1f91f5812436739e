import { sendRefund } from '@/lib/orders/refunds/refund-mails';
import { sendEmail } from '@/lib/server/email/send-email';

const now = new Date('2026-12-04T10:00:00Z');
const booking = { id: 'booking-1', status: 'cancelled', startsAt: now, endsAt: now };
const order = {
  id: 'order-1',
  paymentStatus: 'refunded',
  totalAmount: 9900,
  amountLost: 0,
  amountRefunded: 9900,
  customerName: 'Clara',
  customerEmail: 'clara@example.com',
  paidAt: now,
  product: { name: 'Sesión' },
  bookings: [booking],
  _count: { invoiceRequests: 0 },
};

jest.mock('@/lib/server/db', () => ({ db: () => ({ order: { findUniqueOrThrow: async () => order } }) }));
jest.mock('@/lib/server/email/send-email');
jest.mock('@/lib/orders/mailed-order', () => ({
  ...jest.requireActual('@/lib/orders/mailed-order'),
  cancellationFile: () => [{ filename: 'cita.ics' }],
}));
jest.mock('@/lib/orders/order-page/order-link', () => ({
  orderPath: () => '/tu-contratacion/x',
  orderLink: () => 'x',
}));
jest.mock('@/lib/orders/refunds/stored-refunds', () => ({
  storedRefunds: async () => [{ status: 'succeeded', amount: 9900 }],
}));
jest.mock('@/lib/agenda/booking-invitation', () => ({ appointmentOf: () => null }));

test('the mail that takes the appointment out of a calendar has a key of its own, in whatever order both are sent', async () => {
  for (const bookingId of [null, booking.id, booking.id, null]) await sendRefund(order.id, bookingId, now);
  const sent = jest.mocked(sendEmail).mock.calls.map(([mail]) => mail);
  const [paidBack, cancelled, ...again] = sent.map(({ idempotencyKey }) => idempotencyKey);
  expect(cancelled).not.toBe(paidBack);
  expect(again).toEqual([cancelled, paidBack]);
  expect(sent.map(({ attachments }) => attachments?.length)).toEqual([0, 1, 1, 0]);
});
