import { sendEmail } from '@/lib/email/send-email';
import { sendContractKept } from '@/lib/orders/withdrawal/send-contract-kept';

const keptAt = new Date('2026-11-22T20:31:00Z');
const kept = {
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
  },
};
const findUnique = jest.fn();

jest.mock('@/lib/db', () => ({ db: () => ({ withdrawal: { findUnique } }) }));
jest.mock('@/lib/email/send-email');
jest.mock('@/lib/orders/order-page/order-link', () => ({ orderLink: () => 'http://localhost:3000/tu-contratacion/x' }));

test('a repeated job has the same key, and goes to the order’s mailbox whatever mailbox was stated', async () => {
  findUnique.mockResolvedValue(kept);
  await sendContractKept('one', null, keptAt);
  await sendContractKept('one', null, keptAt);
  const mails = jest.mocked(sendEmail).mock.calls.map(([{ to, idempotencyKey }]) => ({ to, idempotencyKey }));
  const mail = { to: 'irene@correo.example', idempotencyKey: 'withdrawal/one/kept' };
  expect(mails).toEqual([mail, mail]);
});

test('a statement that stands, or whose order is deleted, is told of to no buyer', async () => {
  jest.mocked(sendEmail).mockClear();
  for (const other of [null, { ...kept, order: null }, { ...kept, keptAt: null }]) {
    findUnique.mockResolvedValue(other);
    await sendContractKept('one', null, keptAt);
  }
  expect(sendEmail).not.toHaveBeenCalled();
});
