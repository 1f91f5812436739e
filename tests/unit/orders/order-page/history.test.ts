import { historyOf } from '@/lib/orders/order-page/history';
import { maskedEmail } from '@/lib/orders/order-page/masked-email';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));

test('tells what has happened, oldest first', () => {
  const entries = historyOf({
    paidAt: at(1),
    bookings: [
      {
        createdAt: at(5),
        startsAt: at(23),
        confirmedAt: at(5),
        cancelledAt: null,
        moves: [{ fromStartsAt: at(22), toStartsAt: at(23), movedAt: at(6) }],
      },
      {
        createdAt: at(0),
        startsAt: at(21),
        confirmedAt: null,
        cancelledAt: at(4),
        moves: [{ fromStartsAt: at(20), toStartsAt: at(21), movedAt: at(2) }],
      },
    ],
    withdrawals: [
      { id: 'undone', state: 'kept-by-buyer', submittedAt: at(3), keptAt: new Date(at(3).getTime() + 60_000) },
      { id: 'own', state: 'registered', submittedAt: at(7), keptAt: null },
    ],
    refunds: [
      { amount: 9900, status: 'failed', createdAt: at(8), updatedAt: at(10) },
      { amount: 9900, status: 'succeeded', createdAt: at(11), updatedAt: at(12) },
    ],
    invoiceRequests: [{ requestedAt: at(9) }],
    linkRenewedAt: at(13),
  });
  expect(entries.map(({ kind }) => kind)).toEqual([
    'contracted',
    'moved',
    'withdrawn',
    'kept',
    'cancelled',
    'chosen',
    'moved',
    'withdrawn',
    'refund-requested',
    'invoice-asked',
    'refund-failed',
    'refund-requested',
    'refund-done',
    'link-renewed',
  ]);
  expect(entries.filter(({ kind }) => kind === 'withdrawn' || kind === 'kept')).toEqual([
    { at: at(3), kind: 'withdrawn', undoneId: 'undone' },
    { at: new Date(at(3).getTime() + 60_000), kind: 'kept' },
    { at: at(7), kind: 'withdrawn', undoneId: null },
  ]);
  expect(entries.find(({ kind }) => kind === 'chosen')).toMatchObject({ hour: at(22) });
});

test('an hour that was chosen because the paid one was lost is told, and one that the payment claimed again is not', () => {
  const hour = { startsAt: at(20), confirmedAt: null, cancelledAt: null, moves: [] };
  const kinds = (createdAt: Date) =>
    historyOf({
      paidAt: at(1),
      bookings: [
        { ...hour, createdAt },
        { ...hour, createdAt: at(0) },
      ],
      withdrawals: [],
      refunds: [],
      invoiceRequests: [],
      linkRenewedAt: null,
    }).map(({ kind }) => kind);
  expect(kinds(at(3))).toEqual(['contracted', 'chosen']);
  expect(kinds(at(1))).toEqual(['contracted']);
});

test.each([
  ['irene.salas@correo.example', 'i…@c….example'],
  ['a@b.co.uk', 'a…@b….uk'],
])('%s is shown as %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});
