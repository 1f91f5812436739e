import { render } from '@react-email/render';
import type { ComponentProps, ReactElement } from 'react';
import { AppointmentNews } from '@/emails/orders/appointment-news';
import { AskedLinks } from '@/emails/orders/asked-links';
import { LatePayment } from '@/emails/orders/late-payment';
import { OrderConfirmation } from '@/emails/orders/order-confirmation';
import { Refund } from '@/emails/orders/refund';
import { RefundPart } from '@/emails/orders/refund-part';
import { StaffAlert, type StaffOrder } from '@/emails/orders/staff-alert';
import { WithdrawalNotice } from '@/emails/orders/withdrawal-notice';
import type { Appointment } from '@/emails/shared/appointment';
import { terms } from '@/lib/orders/texts/terms';
import { withdrawalInformation } from '@/lib/orders/texts/withdrawal-information';
import { plainText } from '@/lib/server/email/plain-text';
import { unlinked } from '@/lib/shared/i18n/linked-parts';
import { madridInstant } from '@/lib/shared/madrid-time';
import { mailText } from '@/tests/support/http/mail-text';

const link = 'https://meet.google.com/abc-defg-hij';

const online: Appointment = {
  startsAt: madridInstant('2025-11-13', '11:00'),
  endsAt: madridInstant('2025-11-13', '12:00'),
  duration: 60,
  mode: 'online',
  meetLink: link,
};

const purchase = {
  orderId: '019a8f2c-4d1e-7abc-9def-0123a1b2c3d4',
  customerName: 'Irene Salas',
  productName: 'Sesión de consultoría: mi primera vivienda',
  amount: 25900,
  manageLink: 'http://localhost:3000/tu-contratacion/clave',
  withdrawal: withdrawalInformation,
  until: { lawUntil: '2025-11-25', openUntil: '2025-11-26' },
};

const paidAt = new Date('2025-11-10T23:30:00Z');

const later = { files: [], later: { what: 'Tu plan por escrito', until: '2025-11-17' }, followUp: null };

const confirmation = (changes: Partial<ComponentProps<typeof OrderConfirmation>> = {}) => (
  <OrderConfirmation
    key="confirmation"
    {...purchase}
    terms={terms}
    paidAt={paidAt}
    appointment={online}
    delivery={later}
    features={['Comparación de tus ofertas', 'Plan por escrito']}
    {...changes}
  />
);

const staffOrder: StaffOrder = {
  id: purchase.orderId,
  productName: purchase.productName,
  customerName: purchase.customerName,
  customerEmail: 'irene@correo.example',
  customerPhone: '+34 600 123 456',
  amount: 25900,
  amountRefunded: 0,
  paymentReference: 'pi_123',
  appointment: online,
  notes: null,
  delivery: later,
};

/** Before the withdrawal information and the conditions, which speak of every kind of purchase. */
async function ownTextOf(email: ReactElement): Promise<string> {
  const [own = '', ...rest] = (await mailText(email)).split('Por ley Hasta');
  expect(rest).toHaveLength(1);
  return own;
}

test('a confirmation carries the whole conditions with the withdrawal form, and its links lead to the site', async () => {
  const text = await mailText(confirmation());
  for (const { title } of terms.sections) expect(text).toContain(title.toUpperCase().replaceAll('\u00a0', ' '));
  expect(text).toContain('http://localhost:3000/garantia');
  expect(text).not.toMatch(/\]\(/);
});

test('a confirmation carries the whole withdrawal information once, with the last day of this contract', async () => {
  const text = await mailText(confirmation());
  expect(text).toContain('Por ley Hasta el martes 25 de noviembre de 2025, a las 24:00');
  expect(text).toContain('Garantía Hasta el miércoles 26 de noviembre de 2025, a las 24:00');
  for (const { title, blocks } of withdrawalInformation.sections) {
    expect(text).toContain(title.toUpperCase());
    for (const line of blocks.flatMap((block) => (typeof block === 'string' ? [block] : []))) {
      expect(text.split(unlinked(line).replaceAll('\u00a0', ' '))).toHaveLength(2);
    }
  }
  expect(text.split('Por la presente le comunico que desisto de mi contrato')).toHaveLength(2);
  expect(text).toContain('Está entero más arriba, en «Tu derecho de desistimiento»');
});

test('a confirmation whose guarantee ends before the legal period has one last day', async () => {
  const until = { lawUntil: '2025-11-24', openUntil: '2025-11-24' };
  const text = await mailText(confirmation({ until }));
  expect(text).toContain('Por ley Hasta el lunes 24 de noviembre de 2025, a las 24:00');
  expect(text).not.toContain('Garantía Hasta');
  expect(text).toContain('15 días de garantía desde el pago. Hasta el lunes 24 de noviembre de 2025 puedes');
});

test('the information that a confirmation did not carry comes with its own last day', async () => {
  const text = await mailText(
    <WithdrawalNotice {...purchase} contractedOn="2025-11-11" hasAppointment={true} until="2025-12-09" />,
  );
  expect(text).toContain('Hola, Irene: esto tenía que haberte llegado con la confirmación.');
  expect(text).toContain(
    'Sesión de consultoría: mi primera vivienda, que contrataste el martes 11 de noviembre de 2025',
  );
  expect(text).toContain('El martes 9 de diciembre de 2025, a las 24:00: son 14 días desde este correo.');
  expect(text).toContain('Por la presente le comunico que desisto de mi contrato');
});

test('a confirmation says what was bought, when, how, for how much, and until when it can be returned', async () => {
  const text = await mailText(confirmation());
  for (const fact of [
    'Hola, Irene: tu cita está confirmada.',
    'Jueves 13 de noviembre de 2025, de 11:00 a 12:00, hora peninsular.',
    `Entrar en la videollamada ${link}`,
    'Servicio Sesión de consultoría: mi primera vivienda',
    'Duración 60 minutos',
    'A nombre de Irene Salas',
    'Pedido A1B2C3D4',
    'Total pagado 259,00 €, IVA incluido',
    'Hasta el miércoles 26 de noviembre de 2025 puedes pedir que te devolvamos el dinero',
    'Qué pasa ahora',
    'Tu plan por escrito: te lo enviamos por correo, como muy tarde el lunes 17 de noviembre de 2025.',
  ]) {
    expect(text).toContain(fact);
  }
});

test('a confirmation begins with what a buyer needs, with one period, and the law is read after all of it', async () => {
  const own = await ownTextOf(confirmation());
  const parts = [
    'Jueves 13 de noviembre de 2025, de 11:00 a 12:00, hora peninsular. Te sientas con Elena Ejemplo.',
    link,
    'Qué pasa ahora',
    'Tu plan por escrito: te lo enviamos',
    'Tu cita y tu contratación, en una página',
    purchase.manageLink,
    '15 días de garantía desde el pago. Hasta el miércoles 26 de noviembre de 2025 puedes pedir',
    'Tu copia de lo que contrataste',
    'Tu derecho de desistimiento',
  ];
  const places = parts.map((part) => own.toLowerCase().indexOf(part.toLowerCase()));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(own).not.toMatch(/14 días|catorce|por ley/i);
});

test('papers of a contract that is withdrawn from do not say what is needed above them', async () => {
  const text = await mailText(confirmation({ standing: 'withdrawn', appointment: null, delivery: null }));
  expect(text.toLowerCase()).not.toContain('tu copia de lo que contrataste');
});

test('the day of an appointment is as large as its hour', async () => {
  const html = await render(confirmation());
  expect(html).toMatch(
    /<p style="[^"]*font-size:56px[^"]*">(?:<!-- -->)?jue 13 nov(?:<!-- -->)?<br\/?>(?:<!-- -->)?11:00/,
  );
});

test('the buyer of an order that was rebuilt from Stripe is greeted without a name', async () => {
  const rebuilt = { ...purchase, customerName: 'irene@correo.example' };
  const emails = [
    confirmation(rebuilt),
    <AppointmentNews key="link" {...rebuilt} news="link" appointment={online} />,
    <Refund
      key="refund"
      {...rebuilt}
      amountRefunded={25900}
      isOnItsWay={false}
      cancelledAppointment={null}
      hasInvoice={false}
    />,
    <LatePayment key="late" {...rebuilt} appointment={online} />,
  ];
  for (const email of emails) {
    const text = await mailText(email);
    expect(text).toContain('Hola: ');
    expect(text).not.toContain('Hola, irene');
  }
});

test.each([
  ['in summer', '2026-07-01', 'Miércoles 1 de julio de 2026, de 09:00 a 10:30'],
  ['after the clocks went back', '2026-10-26', 'Lunes 26 de octubre de 2026, de 09:00 a 10:30'],
])('hours are Madrid hours %s', async (_, date, said) => {
  const startsAt = madridInstant(date, '09:00');
  const appointment = { ...online, startsAt, endsAt: madridInstant(date, '10:30'), duration: 90 };
  expect(await mailText(confirmation({ appointment }))).toContain(said);
});

test('a confirmation without a link promises it, and shows no way in', async () => {
  const html = await render(confirmation({ appointment: { ...online, meetLink: null } }));
  expect(html).toContain('Te enviaremos el enlace');
  expect(html).not.toContain('Entrar en la videollamada');
});

test('a confirmation of an appointment in person names the office', async () => {
  const appointment: Appointment = { ...online, mode: 'in-person', meetLink: null };
  const text = await ownTextOf(confirmation({ appointment }));
  expect(text).toContain('Te esperamos en nuestro despacho: Calle de Ejemplo 1, 28001 Madrid.');
  expect(text).not.toMatch(/videollamada|enlace/i);
});

test('a confirmation without an appointment speaks of none', async () => {
  const text = await ownTextOf(
    confirmation({
      productName: 'Reset financiero en 21 días',
      amount: 879,
      appointment: null,
      delivery: { files: [], later: null, followUp: null },
    }),
  );
  expect(text).toContain('tu pedido está confirmado');
  expect(text).toContain('Total pagado 8,79 €, IVA incluido');
  expect(text).not.toMatch(/cita|videollamada|despacho/i);
});

test.each([
  [
    'without-hour',
    'tu contratación sigue en pie, ahora sin cita',
    'Has anulado tu cita: elige otra en tu contratación',
  ],
  ['withdrawn', 'los papeles de tu contratación', 'el acuse va en otro correo'],
] as const)('a confirmation that something has overtaken carries the papers and says the truth: %s', async (...row) => {
  const [standing, heading, sentence] = row;
  const text = await mailText(confirmation({ standing, appointment: null }));
  for (const part of [
    heading,
    sentence,
    'Por la presente le comunico que desisto de mi contrato',
    'Por ley Hasta el',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(
    /está confirmad[ao]\.|lo que necesitas para empezar|como muy tarde|va adjunta a este correo\./,
  );
  expect(text.includes('Qué pasa ahora')).toBe(standing === 'without-hour');
  expect(text.includes('Desistir del contrato aquí http')).toBe(standing === 'without-hour');
});

test('a confirmation of a workbook has its link, and says until when it works', async () => {
  const link = 'https://sofa.example/descargas/0198/firma';
  const files = [{ title: 'Cuaderno «Reset»', link, validUntil: '2026-11-11' }];
  const text = await ownTextOf(confirmation({ appointment: null, delivery: { files, later: null, followUp: null } }));
  expect(text).toContain(`Descargar el PDF ${link}`);
  expect(text).toContain('Cuaderno «Reset». El enlace sirve hasta el miércoles 11 de noviembre de 2026.');
  expect(text).not.toContain('Te escribimos a este mismo correo');
});

test('a confirmation of something that comes later has its day', async () => {
  const text = await ownTextOf(confirmation({ appointment: null }));
  expect(text).toContain('Tu plan por escrito: te lo enviamos por correo, como muy tarde el lunes 17 de noviembre');
  expect(text).not.toMatch(/Descarga|Te escribimos a este mismo correo/);
});

test('the link that came later is sent with the hour it opens', async () => {
  const text = await mailText(<AppointmentNews {...purchase} news="link" appointment={online} />);
  expect(text).toContain(`Entrar en la videollamada ${link}`);
  expect(text).toContain('Jueves 13 de noviembre de 2025');
  expect(text).toContain(`Ver tu contratación ${purchase.manageLink}`);
  expect(text).toContain(`Desistir del contrato aquí ${purchase.manageLink}/desistir`);
});

test('a late payment is told as it is: received, hour lost, another hour or the money back', async () => {
  const text = await mailText(<LatePayment {...purchase} appointment={online} />);
  expect(text).toContain('hemos recibido tu pago, pero la hora ya no está libre');
  expect(text).toContain('la hora del jueves 13 de noviembre de 2025 a las 11:00');
  expect(text).toContain('Elige tú otra hora en tu contratación');
  expect(text).toContain(purchase.manageLink);
  expect(text).toContain('te lo devolvemos');
  expect(text).not.toMatch(/confirmad[ao]/i);
  expect(text).toContain('Por ley Hasta el martes 25 de noviembre de 2025, a las 24:00');
});

test('staff learn of a lost hour that it is the customer’s turn', async () => {
  const text = await mailText(<StaffAlert alert="late-payment" order={null} detail={null} />);
  expect(text).toContain('El cliente puede elegir otra hora o pedir el dinero desde su contratación.');
  expect(text).not.toContain('que le escribimos');
});

const refund = (changes: Partial<ComponentProps<typeof Refund>> = {}) => (
  <Refund
    {...purchase}
    amountRefunded={25900}
    isOnItsWay={false}
    cancelledAppointment={online}
    hasInvoice={false}
    {...changes}
  />
);

test('a refund says how much, and that the appointment is called off', async () => {
  const text = await mailText(refund());
  expect(text).toContain('Devuelto 259,00 €');
  expect(text).not.toContain('factura');
  expect(text).toContain(`Ver tu contratación ${purchase.manageLink}`);
  expect(text).toContain('Tu cita del jueves 13 de noviembre de 2025 a las 11:00 queda anulada');
});

test('a refund that the bank does not have yet is on its way, not made', async () => {
  const text = await mailText(refund({ isOnItsWay: true }));
  expect(text).toContain('tu devolución está en camino');
  expect(text).toContain('En camino 259,00 €');
  expect(text).not.toContain('te hemos devuelto');
});

test('a refund without an appointment calls nothing off', async () => {
  const text = await mailText(refund({ cancelledAppointment: null }));
  expect(text).not.toMatch(/cita/i);
});

const part = { ...purchase, paid: 25900, amount: 2500, hasAppointment: true, hasInvoice: false };

test('a part that is paid back says how much, what is left and when it arrives, and that all else stands', async () => {
  const first = await mailText(<RefundPart {...part} amountRefunded={2500} />);
  for (const fact of ['Esta devolución 25,00 €', 'Queda pagado 234,00 €', 'entre 5 y 10 días', 'y tu cita también']) {
    expect(first).toContain(fact);
  }
  expect(first).not.toContain('en total');
  expect(first).not.toContain('rectificativa');
  const second = await mailText(
    <RefundPart {...part} amountRefunded={3500} hasAppointment={false} hasInvoice={true} />,
  );
  expect(second).toContain('Devuelto en total 35,00 €');
  expect(second).toContain('rectificativa');
  expect(second).not.toContain('tu cita');
});

test('a refund in several parts lists them', async () => {
  expect(await mailText(refund())).not.toContain('En varias veces');
  expect(await mailText(refund({ parts: [2500, 23400] }))).toContain('En varias veces 25,00 € + 234,00 €');
});

test('staff read everything they need to act', async () => {
  const order = { ...staffOrder, notes: 'Somos dos titulares.\nTenemos una oferta.' };
  const text = await mailText(<StaffAlert alert="new-order" order={order} detail={null} />);
  for (const fact of [
    'Nuevo pedido.',
    'Jueves 13 de noviembre de 2025',
    'Cliente Irene Salas',
    'Correo irene@correo.example',
    'Teléfono +34 600 123 456',
    link,
    'Pagado 259,00 €',
    staffOrder.id,
    'En Stripe pi_123',
    'Somos dos titulares.\nTenemos una oferta.',
  ]) {
    expect(text).toContain(fact);
  }
});

test('staff read what the buyer was promised and by when, and send nothing that is downloaded', async () => {
  const withHour = await mailText(<StaffAlert alert="new-order" order={staffOrder} detail={null} />);
  expect(withHour).toContain('Prometido Tu plan por escrito, como muy tarde el lunes 17 de noviembre de 2025');
  const files = [{ title: 'Cuaderno «Reset»', link, validUntil: '2026-11-11' }];
  const download = { ...staffOrder, appointment: null, delivery: { files, later: null, followUp: null } };
  const text = await mailText(<StaffAlert alert="new-order" order={download} detail={null} />);
  expect(text).toContain('no hay que enviarle nada');
  expect(text).toContain('Descarga Cuaderno «Reset»');
  expect(text).not.toMatch(/escribe al cliente|Prometido/);
});

test('a mismatch without an order is told with its detail', async () => {
  const text = await mailText(<StaffAlert alert="payment-mismatch" order={null} detail="cs_test_1: 100 usd" />);
  expect(text).toContain('Un pago no cuadra.');
  expect(text).toContain('cs_test_1: 100 usd');
});

test('what people type is text in the HTML, and itself in the text part', async () => {
  const typed = `<img src=x onerror="alert(1)"> & ñ € 🏠 שלום 'fin'`;
  const order = { ...staffOrder, customerName: typed, notes: typed };
  const email = <StaffAlert alert="new-order" order={order} detail={typed} />;
  const html = await render(email);
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; ñ € 🏠 שלום');
  expect(plainText(html)).toContain(typed);
});

const askedLinks = [
  { order: null, startsAt: online.startsAt, href: 'https://x.example/consulta-gratuita/cita/a' },
  {
    order: { id: purchase.orderId, productName: purchase.productName },
    startsAt: null,
    href: purchase.manageLink,
  },
];

test('the links that were asked for stand with what they open, and without a name', async () => {
  const text = await mailText(<AskedLinks links={askedLinks} />);
  expect(text).toMatch(/Hola: aquí tienes tus enlaces\./);
  expect(text).toMatch(/Primera consulta gratuita\s+Tu cita: \p{L}+ \d+ de \p{L}+ de \d{4}, a las \d\d:\d\d/u);
  expect(text).toContain(purchase.productName);
  for (const { href } of askedLinks) expect(text).toContain(href);
  expect(text).not.toContain('Irene');
});

const everyEmail: [string, ReactElement][] = [
  ['confirmation', confirmation()],
  ['meeting link', <AppointmentNews key="2" {...purchase} news="link" appointment={online} />],
  ['late payment', <LatePayment key="3" {...purchase} appointment={online} />],
  [
    'withdrawal notice',
    <WithdrawalNotice key="7" {...purchase} contractedOn="2025-11-11" hasAppointment={true} until="2025-12-09" />,
  ],
  [
    'refund',
    <Refund
      key="4"
      {...purchase}
      amountRefunded={25900}
      isOnItsWay={false}
      cancelledAppointment={online}
      hasInvoice={false}
    />,
  ],
  ['links that were asked for', <AskedLinks key="9" links={askedLinks} />],
  ['refund of a part', <RefundPart key="8" {...part} amountRefunded={2500} hasInvoice={true} />],
  ['staff alert', <StaffAlert key="5" alert="late-payment" order={staffOrder} detail={null} />],
  ['rebuilt order', <StaffAlert key="6" alert="order-rebuilt" order={staffOrder} detail={null} />],
];

test.each(everyEmail)('the %s e-mail calls no other host for its looks, and has a dark side', async (_, email) => {
  const html = await render(email);
  expect(html).toMatch(/^<!DOCTYPE html/);
  expect(html).toContain('lang="es"');
  expect(html).not.toMatch(/<img|<script|@import|url\(/);
  expect(html).toContain('@media (prefers-color-scheme: dark)');
  expect(Buffer.byteLength(html)).toBeLessThan(100_000);
});
