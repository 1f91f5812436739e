import { addHours, subDays } from 'date-fns';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { OrderScreen } from '@/app/(public)/(site)/(orders)/tu-contratacion/[token]/order-screen';
import { OrderReceipt } from '@/components/orders/checkout/outcome/order-receipt';
import { businessFacts } from '@/components/orders/checkout/state/business-facts';
import { AfterSession } from '@/emails/orders/after-session';
import { AppointmentCancelled } from '@/emails/orders/appointment-cancelled';
import { AppointmentNews } from '@/emails/orders/appointment-news';
import { ContractKept } from '@/emails/orders/contract-kept';
import { InvoiceReceipt } from '@/emails/orders/invoice-receipt';
import { LatePayment } from '@/emails/orders/late-payment';
import { OrderConfirmation } from '@/emails/orders/order-confirmation';
import { OrderLink } from '@/emails/orders/order-link';
import { Refund } from '@/emails/orders/refund';
import { RefundPart } from '@/emails/orders/refund-part';
import { WithdrawalExecuted } from '@/emails/orders/withdrawal-executed';
import type { OrderView } from '@/lib/orders/contract';
import { terms } from '@/lib/orders/texts/terms';
import { withdrawalInformation } from '@/lib/orders/texts/withdrawal-information';
import { plainText } from '@/lib/server/email/plain-text';
import { site } from '@/lib/shared/site';
import { mailText } from '@/tests/support/http/mail-text';
import { withTexts } from '@/tests/support/pages/with-texts';
import { comingOrder, type ShownOrder } from '@/tests/support/shop/shown-order';

jest.mock('@/app/(public)/(site)/(orders)/tu-contratacion/[token]/order-actions', () => ({}));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ refresh: jest.fn() }),
}));

/** What a text must not speak of where there is none. `hour`: one to come, which can still be changed. */
const WORDS = {
  appointment: /\bcita|sesión|videollamada|calendario/i,
  hour: /cambi\w+ o anul|Cambiar la cita|Anular la cita|Añadir al calendario|videollamada/i,
  file: /descarg|\bPDF\b/i,
  space: /espacio privado|\/espacio/i,
  followUp: /seguimiento/i,
  invoice: /factura (pedida|está pedida)|rectificativa/i,
} as const;

type Lacks = (keyof typeof WORDS)[];

const page = (changes: Partial<ShownOrder> = {}, now = subDays(comingOrder.appointment.startsAt, 5)) => (
  <OrderScreen token="x" order={{ ...comingOrder, ...changes }} news={null} now={now} />
);
const workbook = {
  productName: 'Reset financiero en 21 días',
  appointment: { state: 'none' },
  features: ['21 tareas de unos 15 minutos'],
  files: [{ title: 'Cuaderno', action: '/x', validUntil: comingOrder.appointment.endsAt }],
} as const satisfies Partial<ShownOrder>;
const withoutHour = { state: 'cancelled', duration: 60, chooseUntil: comingOrder.appointment.endsAt } as const;

const view: OrderView = {
  order: {
    id: comingOrder.orderId,
    totalAmount: 879,
    currency: 'eur',
    paymentStatus: 'paid',
    status: 'confirmed',
    webhookProcessed: true,
  },
  product: { name: workbook.productName, description: '' },
  isPersonal: true,
  manageUrl: '/tu-contratacion/x',
  openPayment: null,
  booking: null,
  delivery: { files: [{ title: 'Cuaderno', action: '/x' }], later: null },
};
const booking: OrderView['booking'] = {
  bookingDate: '2026-12-03',
  bookingTime: '11:00',
  duration: 60,
  bookingType: 'online',
  customerName: 'Irene Salas',
  customerEmail: 'irene@correo.example',
  googleMeetLink: null,
  calendarLinks: null,
};
const success = (changes: Partial<OrderView> = {}) => (
  <OrderReceipt view={{ ...view, ...changes }} sessionId="cs_test_1" outcome="confirmed" business={businessFacts} />
);

const screens: [string, Lacks, ReactElement][] = [
  ['the page of a workbook', ['appointment', 'followUp', 'invoice'], page(workbook)],
  ['the page of an appointment', ['file', 'followUp', 'invoice'], page()],
  ['the page of an appointment that is cancelled', ['hour', 'file'], page({ appointment: withoutHour })],
  [
    'the page of an appointment that is over',
    ['hour', 'file'],
    page(
      { appointment: { ...comingOrder.appointment, state: 'over', meetLink: null } },
      addHours(comingOrder.appointment.endsAt, 1),
    ),
  ],
  [
    'the page of a contract that has ended',
    ['hour', 'file', 'followUp'],
    page({ state: 'ended', appointment: withoutHour, features: [], isPaidBack: true, withdrawnAt: comingOrder.paidAt }),
  ],
  ['the success page of a workbook', ['appointment'], success()],
  ['the success page of an appointment', ['file'], success({ booking, delivery: { files: [], later: null } })],
  [
    'the success page of a workbook after a day',
    ['appointment'],
    success({ isPersonal: false, manageUrl: null, delivery: null }),
  ],
];

const purchase = { ...comingOrder, customerName: 'Irene Salas', manageLink: 'http://localhost:3000/tu-contratacion/x' };
const bought = { ...purchase, productName: workbook.productName, features: workbook.features };
const { startsAt, endsAt } = comingOrder.appointment;
const appointment = { startsAt, endsAt, duration: 60, mode: 'online' as const, meetLink: null };
const until = { lawUntil: '2026-12-04', guaranteeUntil: '2026-12-05', openUntil: '2026-12-05' };
const papers = { terms, withdrawal: withdrawalInformation, until };
const nothing = { files: [], later: null, followUp: null };
const files = [{ title: 'Cuaderno', link: 'http://localhost:3000/descargas/x', validUntil: '2027-11-20' }];
const undone = { submittedAt: startsAt, keptAt: startsAt, refundUntil: null, canWithdraw: true };

const mails: [string, Lacks, ReactElement][] = [
  [
    'confirmation of a workbook',
    ['appointment', 'followUp'],
    <OrderConfirmation key="1" {...bought} {...papers} appointment={null} delivery={{ ...nothing, files }} />,
  ],
  [
    'confirmation of an appointment',
    ['file', 'followUp'],
    <OrderConfirmation key="2" {...purchase} {...papers} appointment={appointment} delivery={nothing} />,
  ],
  [
    'confirmation after a cancellation',
    ['hour', 'file'],
    <OrderConfirmation
      key="3"
      {...purchase}
      {...papers}
      standing="without-hour"
      appointment={null}
      delivery={nothing}
    />,
  ],
  [
    'papers of a withdrawn contract',
    ['hour', 'file'],
    <OrderConfirmation key="4" {...purchase} {...papers} standing="withdrawn" appointment={null} delivery={null} />,
  ],
  ['new hour', ['file', 'followUp'], <AppointmentNews key="5" {...purchase} news="moved" appointment={appointment} />],
  [
    'cancelled appointment',
    ['hour', 'file'],
    <AppointmentCancelled
      key="6"
      {...purchase}
      appointment={appointment}
      chooseUntil="2027-11-20"
      refundUntil={null}
    />,
  ],
  [
    'day after',
    ['hour', 'file', 'followUp'],
    <AfterSession key="7" {...purchase} appointment={appointment} delivery={nothing} refund={null} />,
  ],
  ['late payment', ['hour', 'file'], <LatePayment key="8" {...purchase} {...papers} appointment={null} />],
  ['new link to an appointment', ['file'], <OrderLink key="9" {...purchase} hasFiles={false} />],
  ['new link to a workbook', ['appointment'], <OrderLink key="10" {...bought} hasFiles={true} />],
  [
    'refund of a workbook',
    ['appointment', 'invoice'],
    <Refund
      key="11"
      {...bought}
      amountRefunded={879}
      isOnItsWay={false}
      cancelledAppointment={null}
      hasInvoice={false}
    />,
  ],
  [
    'refund of a part',
    ['appointment', 'file', 'invoice'],
    <RefundPart
      key="12"
      {...bought}
      paid={879}
      amount={100}
      amountRefunded={100}
      hasAppointment={false}
      hasInvoice={false}
    />,
  ],
  [
    'withdrawal from a workbook',
    ['appointment', 'invoice'],
    <WithdrawalExecuted key="13" {...bought} amount={879} cancelledAppointment={null} hasInvoice={false} />,
  ],
  ['kept workbook', ['appointment', 'invoice'], <ContractKept key="14" {...bought} {...undone} appointment={null} />],
  [
    'receipt of an invoice request',
    ['appointment', 'file'],
    <InvoiceReceipt key="15" {...bought} until="2026-11-27" />,
  ],
];

/** Without the copies of conditions and law, which speak of every kind of purchase. */
async function ownText(mail: ReactElement): Promise<string> {
  return (await mailText(mail)).split(/Por ley Hasta/)[0] ?? '';
}

function spoken(text: string, lacks: Lacks): string[] {
  return lacks.flatMap((what) => WORDS[what].exec(text)?.[0] ?? []);
}

test.each(screens)('%s says nothing of what it lacks: %j', (_, lacks, shown) => {
  expect(spoken(plainText(renderToStaticMarkup(withTexts(shown))), lacks)).toEqual([]);
});

test.each(mails)('an e-mail says nothing of what its order lacks: %s, %j', async (_, lacks, mail) => {
  expect(spoken(await ownText(mail), lacks)).toEqual([]);
});

test.each([...screens, ...mails])('without private spaces nothing leads to one: %s', async (_, __, shown) => {
  const hasPrivateSpace = jest.replaceProperty(site, 'hasPrivateSpace', false);
  const isMail = mails.some(([, , mail]) => mail === shown);
  const text = isMail ? await mailText(shown) : renderToStaticMarkup(withTexts(shown));
  expect(spoken(text, ['space'])).toEqual([]);
  hasPrivateSpace.restore();
});

test('where there are private spaces, a mail promises nothing of one that its reader may not have', async () => {
  const hasPrivateSpace = jest.replaceProperty(site, 'hasPrivateSpace', true);
  const text = await mailText(<InvoiceReceipt {...bought} until="2026-11-27" />);
  const link = await mailText(<AppointmentNews {...purchase} news="moved" appointment={appointment} />);
  expect([text, link].join(' ')).not.toMatch(/tu espacio privado/);
  expect(link).toContain('Si abres un espacio privado');
  hasPrivateSpace.restore();
});

test('a session that follows is named with its day', async () => {
  const delivery = { ...nothing, followUp: '2027-01-02' };
  const features = ['Revisión de seguros', 'Seguimiento a los 30 días'];
  const mail = (
    <OrderConfirmation {...purchase} {...papers} features={features} appointment={appointment} delivery={delivery} />
  );
  const text = await ownText(mail);
  expect(text).toContain('Qué incluye Revisión de seguros · Seguimiento a los 30 días');
  expect(text).toContain('El seguimiento: te toca desde el sábado 2 de enero de 2027.');
});
