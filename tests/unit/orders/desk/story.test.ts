import { storyOf } from '@/lib/orders/desk/story';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 10, minute));

const order = {
  createdAt: at(0),
  paidAt: at(1),
  linkRenewedAt: null,
  confirmationSentAt: at(2),
  meetingLinkSentAt: at(2),
  noticeSentAt: null,
  withdrawals: [],
  invoiceRequests: [],
  sent: [] as { at: Date; kind: string }[],
  returned: [{ at: at(3), kind: 'bounced' as const }],
  downloads: [],
  disputes: [],
};
const booking = {
  createdAt: at(0),
  startsAt: at(50),
  confirmedAt: null,
  cancelledAt: null,
  confirmationSentAt: null,
  meetingLinkSentAt: null,
  moves: [{ fromStartsAt: at(40), toStartsAt: at(50), movedAt: at(5) }],
  reminders: [{ kind: 'day-before', sentAt: at(8) }],
};

test('the story has everything in its order, and the person who did it where the desk did', () => {
  const refunds = [{ amount: 500, status: 'requested', createdAt: at(6), updatedAt: at(6) }];
  const events = [
    { at: at(5), kind: 'orders.moved', by: 'Marta', subject: null },
    { at: at(7), kind: 'orders.confirmation-resent', by: 'Luis', subject: null },
  ];
  const story = storyOf({ ...order, bookings: [booking], refunds }, events);
  expect(story.map(({ kind, by }) => [kind, by])).toEqual([
    ['placed', null],
    ['contracted', null],
    ['confirmation-sent', null],
    ['mail-bounced', null],
    ['moved', 'Marta'],
    ['refund-requested', null],
    ['desk', 'Luis'],
    ['reminded', null],
  ]);
});

test('e-mails are those that were stored, and before the first of them those that are noted', () => {
  const later = (hours: number) => new Date(at(0).getTime() + hours * 3_600_000);
  const sent = [
    { at: later(3), kind: 'moved' },
    { at: later(4), kind: 'cancelled' },
  ];
  const noted = { ...booking, moves: [], reminders: [], meetingLinkSentAt: new Date(later(3).getTime() - 900) };
  const story = storyOf({ ...order, sent, bookings: [noted], refunds: [] }, []);
  const mails = story.filter(({ kind }) => kind.endsWith('-sent'));
  expect(mails.map((entry) => (entry.kind === 'mail-sent' ? entry.mail : entry.kind))).toEqual([
    'confirmation-sent',
    'moved',
    'cancelled',
  ]);
});

test('an event names only what has its moment', () => {
  const events = [{ at: at(9), kind: 'orders.moved', by: 'Marta', subject: null }];
  const story = storyOf({ ...order, bookings: [booking], refunds: [] }, events);
  expect(story.filter(({ by }) => by).map(({ kind }) => kind)).toEqual(['desk']);
});
