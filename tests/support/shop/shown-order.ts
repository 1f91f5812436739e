import { addHours } from 'date-fns';
import type { OrderPage } from '@/lib/orders/order-page/find-order-page';

export type ShownOrder = OrderPage;

type Coming = Extract<OrderPage['appointment'], { state: 'coming' }>;

const startsAt = new Date('2026-12-03T10:00:00Z');

/** What the page of an order shows before its video call. */
export const comingOrder: OrderPage & { appointment: Coming } = {
  orderId: '019a8f2c-4d1e-7abc-9def-0123a1b2c3d4',
  productName: 'Consultoría financiera',
  firstName: 'Irene',
  customerName: 'Irene Salas',
  maskedEmail: 'i…@c….es',
  paidAt: new Date('2026-11-20T10:00:00Z'),
  amount: 9900,
  amountRefunded: 0,
  amountLost: 0,
  amountKept: 9900,
  refunds: [],
  state: 'confirmed',
  appointment: {
    state: 'coming',
    startsAt,
    endsAt: addHours(startsAt, 1),
    duration: 60,
    mode: 'online',
    bookingId: 'a',
    meetLink: 'https://meet.google.com/abc',
    movesLeft: 3,
    moveUntil: addHours(startsAt, -2),
    mayCancel: true,
  },
  promised: { later: null, followUp: null },
  features: ['Análisis de tu situación actual'],
  files: [],
  rights: {
    lawUntil: '2026-12-09',
    closedDays: [],
    guaranteeUntil: '2026-12-09',
    openUntil: '2026-12-09',
    daysLeft: 6,
    basis: 'law',
    endless: false,
  },
  withdrawnAt: null,
  waiting: null,
  history: [],
  invoice: null,
  invoiceUntil: '2026-11-27',
  isPaidBack: false,
};
