/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { addHours } from 'date-fns';
import type { ComponentProps } from 'react';
import { AppointmentSection } from '@/app/(public)/(site)/(orders)/tu-contratacion/[token]/appointment-section';
import messages from '@/lib/shared/i18n/messages';
import { withTexts } from '@/tests/support/pages/with-texts';

type Order = ComponentProps<typeof AppointmentSection>['order'];
type Shown = Extract<Order['appointment'], { state: 'coming' }>;

const startsAt = new Date('2026-12-03T10:00:00Z');
const coming: Shown = {
  state: 'coming',
  startsAt,
  endsAt: addHours(startsAt, 1),
  duration: 60,
  mode: 'online',
  bookingId: 'a',
  meetLink: null,
  movesLeft: 3,
  moveUntil: null,
  mayCancel: true,
};
const order: Order = {
  orderId: 'one',
  productName: 'Sesión',
  firstName: null,
  customerName: null,
  maskedEmail: 'i…@c….es',
  paidAt: startsAt,
  amount: 9900,
  amountRefunded: 0,
  amountLost: 0,
  amountKept: 9900,
  refunds: [],
  state: 'confirmed',
  appointment: coming,
  promised: null,
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
  isPaidBack: false,
};

function show(changes: Partial<Order>) {
  render(withTexts(<AppointmentSection token="x" order={{ ...order, ...changes }} />));
}

const { meetPending } = messages.Appointment;

test('as long as a video call has no link the page says that it will be there', () => {
  show({});
  expect(screen.getByText(meetPending)).toBeTruthy();
});

test.each<Partial<Shown>>([{ meetLink: 'https://meet.google.com/abc' }, { mode: 'in-person' }])(
  'with a link, or in person, it does not: %o',
  (changes) => {
    show({ appointment: { ...coming, ...changes } });
    expect(screen.queryByText(meetPending)).toBeNull();
  },
);

test('what comes by mail is told with its day, and not when nothing is promised', () => {
  show({ promised: { what: 'Tu plan', until: '2026-12-10' } });
  expect(screen.getByText(/^Tu plan: te llega por correo, como muy tarde el .*10 de diciembre/)).toBeTruthy();
  document.body.innerHTML = '';
  show({});
  expect(screen.queryByText(/te llega por correo/)).toBeNull();
});
