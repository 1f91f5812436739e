import { sendWithdrawalEmail } from '@/lib/orders/withdrawal/withdrawal-mails';
import { sendEmail } from '@/lib/server/email/send-email';

const keptAt = new Date('2026-11-22T20:31:00Z');
const kept = {
  id: 'one',
  submittedAt: new Date('2026-11-22T20:30:00Z'),
  ackEmail: 'otra@correo.example',
  keptAt,
  order: {
    id: '019a8f2c-4d1e-7abc-9def-0123a1b2c3d4',
    linkVersion: 1,
    paidAt: new Date('2026-11-20T10:00:00Z'),
    noticeSentAt: null,
    status: 'confirmed',
    attentionReason: null,
    customerName: 'Irene Salas',
    customerEmail: 'irene@correo.example',
    totalAmount: 9900,
    amountRefunded: 0,
    product: { name: 'Sesión' },
    bookings: [],
    withdrawals: [] as { id: string }[],
  },
};
const findUnique = jest.fn();
const send = () => sendWithdrawalEmail({ withdrawalId: kept.id, email: 'kept', bookingId: null }, keptAt);

jest.mock('@/lib/server/db', () => ({ db: () => ({ withdrawal: { findUnique } }) }));
jest.mock('@/lib/server/email/send-email');
jest.mock('@/lib/private/settings/read-local-holidays', () => ({ readLocalHolidays: async () => [] }));
jest.mock('@/lib/orders/order-page/order-link', () => ({ orderLink: () => 'http://localhost:3000/tu-contratacion/x' }));

test('a repeated job has the same key, and goes to the order’s mailbox whatever mailbox was stated', async () => {
  findUnique.mockResolvedValue(kept);
  await send();
  await send();
  const mails = jest.mocked(sendEmail).mock.calls.map(([{ to, idempotencyKey }]) => ({ to, idempotencyKey }));
  const mail = { to: 'irene@correo.example', idempotencyKey: 'withdrawal/one/kept' };
  expect(mails).toEqual([mail, mail]);
});

test('a buyer hears nothing of a statement that stands, whose order is deleted, or that another one has followed', async () => {
  jest.mocked(sendEmail).mockClear();
  const withdrawnFrom = { ...kept, order: { ...kept.order, withdrawals: [{ id: 'later' }] } };
  for (const other of [null, { ...kept, order: null }, { ...kept, keptAt: null }, withdrawnFrom]) {
    findUnique.mockResolvedValue(other);
    await send();
  }
  expect(sendEmail).not.toHaveBeenCalled();
});
