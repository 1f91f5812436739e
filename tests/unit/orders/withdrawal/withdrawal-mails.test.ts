import { sendWithdrawalEmail } from '@/lib/orders/withdrawal/withdrawal-mails';
import { sendEmail } from '@/lib/server/email/send-email';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { PermanentFailure } from '@/lib/server/permanent-failure';

const now = new Date('2026-12-04T10:00:00Z');
const withdrawal = {
  id: '019a8f2c-4d1e-7abc-9def-0123a1b2c3d4',
  state: 'unmatched',
  basis: 'unknown',
  channel: 'public',
  name: 'Sin Pedido',
  contract: 'una sesión',
  ackEmail: 'nadie@example.com',
  statement: 'Desisto.',
  submittedAt: now,
  executeAt: now,
  executedAt: null,
  order: null,
  refunds: [],
};
const updateMany = jest.fn();

jest.mock('@/lib/server/db', () => ({
  db: () => ({ withdrawal: { findUnique: async () => withdrawal, updateMany } }),
}));
jest.mock('@/lib/server/email/send-email');
jest.mock('@/lib/server/jobs/enqueue');
jest.mock('@/lib/private/settings/read-local-holidays', () => ({ readLocalHolidays: async () => [] }));
jest.mock('@/lib/server/security/admit-unconfirmed-email', () => ({ admitUnconfirmedEmail: async () => true }));

beforeAll(() => {
  process.env.LOG_LEVEL = 'silent';
});

const acknowledge = () =>
  sendWithdrawalEmail({ withdrawalId: withdrawal.id, email: 'acknowledgment', bookingId: null }, now);

test('an acknowledgment that Resend refuses for good is handed to staff; one that it takes counts as sent', async () => {
  jest.mocked(sendEmail).mockRejectedValueOnce(new PermanentFailure('refused', 'validation_error'));
  await acknowledge();
  expect(updateMany).not.toHaveBeenCalled();
  expect(enqueue).toHaveBeenCalledWith(
    expect.anything(),
    'send-withdrawal-email',
    { withdrawalId: withdrawal.id, email: 'unacknowledged', bookingId: null },
    { jobKey: `unacknowledged:${withdrawal.id}` },
  );
  jest.mocked(sendEmail).mockResolvedValueOnce('sent');
  await acknowledge();
  expect(updateMany.mock.calls).toEqual([
    [{ where: { id: withdrawal.id, ackSentAt: null }, data: { ackSentAt: now } }],
  ]);
});
