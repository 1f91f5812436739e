import { AfterSession } from '@/emails/orders/after-session';
import { AppointmentCancelled } from '@/emails/orders/appointment-cancelled';
import { AppointmentNews } from '@/emails/orders/appointment-news';
import { AppointmentReminder } from '@/emails/orders/appointment-reminder';
import { AppointmentStaff } from '@/emails/orders/appointment-staff';
import { InvoiceRequest } from '@/emails/orders/invoice-request';
import { OrderLink } from '@/emails/orders/order-link';
import type { Appointment } from '@/emails/shared/appointment';
import { madridInstant } from '@/lib/shared/madrid-time';
import { mailText } from '@/tests/support/http/mail-text';

const appointment: Appointment = {
  startsAt: madridInstant('2026-12-03', '11:00'),
  endsAt: madridInstant('2026-12-03', '12:00'),
  duration: 60,
  mode: 'online',
  meetLink: 'https://meet.google.com/abc-defg-hij',
};

const purchase = {
  orderId: '019a8f2c-4d1e-7abc-9def-0123a1b2c3d4',
  customerName: 'Irene Salas',
  productName: 'Sesión de consultoría',
  manageLink: 'http://localhost:3000/tu-contratacion/clave',
};

const WITHDRAW = 'Desistir del contrato aquí';
const withdrawLink = `${purchase.manageLink}/desistir`;

test.each(['moved', 'chosen', 'link'] as const)('%s: the hour, its link, and the page of the order', async (news) => {
  const text = await mailText(<AppointmentNews {...purchase} news={news} appointment={appointment} />);
  expect(text).toContain(WITHDRAW);
  expect(text).toContain(withdrawLink);
  expect(text).toContain('Jueves 3 de diciembre de 2026, de 11:00 a 12:00');
  expect(text).toContain('hora peninsular. Te sientas con Elena Ejemplo.');
  expect(text).toContain(appointment.meetLink);
  expect(text).toContain(purchase.manageLink);
});

test('with a new hour moves the day by which something is promised, to both sides', async () => {
  const delivery = { files: [], later: { what: 'Tu plan por escrito', until: '2026-12-11' }, followUp: null };
  const moved = <AppointmentNews {...purchase} news="moved" appointment={appointment} delivery={delivery} />;
  expect(await mailText(moved)).toContain(
    'Tu plan por escrito: te lo enviamos por correo, como muy tarde el viernes 11 de diciembre de 2026.',
  );
  const order = { ...purchase, id: purchase.orderId, customerEmail: 'irene@correo.example', customerPhone: null };
  const staff = { order, appointment, changes: 2, delivery };
  expect(await mailText(<AppointmentStaff news="staff-moved" {...staff} />)).toContain(
    'Tu plan por escrito, como muy tarde el viernes 11 de diciembre de 2026',
  );
});

test('a cancellation says what becomes of the money, before and after the period', async () => {
  const cancelled = { ...purchase, appointment, amount: 9900, chooseUntil: '2027-11-20' };
  const inTime = await mailText(<AppointmentCancelled {...cancelled} refundUntil="2026-12-05" />);
  expect(inTime).toContain('jue 3 dic');
  expect(inTime).toContain('No te ha costado nada');
  expect(inTime).toContain(WITHDRAW);
  expect(inTime).toContain(withdrawLink);
  expect(inTime).toContain('99,00 €');
  expect(inTime).toContain('hasta el sábado 20 de noviembre de 2027');
  expect(inTime).toContain('hasta el sábado 5 de diciembre de 2026, a las 24:00');
  const tooLate = await mailText(<AppointmentCancelled {...cancelled} refundUntil={null} />);
  expect(tooLate).not.toContain('24:00');
  expect(tooLate).not.toContain(WITHDRAW);
});

test('a reminder leads to the change while it can be changed, and gives the telephone after that', async () => {
  const reminder = { ...purchase, appointment, moveLink: `${purchase.manageLink}/cambiar`, lastMoveHours: 2 };
  const dayBefore = await mailText(<AppointmentReminder {...reminder} kind="day-before" />);
  expect(dayBefore).toContain(reminder.moveLink);
  expect(dayBefore).toContain(WITHDRAW);
  expect(dayBefore).toContain(withdrawLink);
  const twoHours = await mailText(<AppointmentReminder {...reminder} kind="two-hours" />);
  expect(twoHours).not.toContain(reminder.moveLink);
  expect(twoHours).toContain('llámanos al');
  expect(twoHours).toContain(appointment.meetLink);
});

test('the day after says what comes, the days left, and has the button to withdraw while there are any', async () => {
  const delivery = { files: [], later: { what: 'Tu plan por escrito', until: '2026-12-11' }, followUp: null };
  const refund = { until: '2026-12-15', daysLeft: 11, withdrawLink };
  const open = await mailText(
    <AfterSession {...purchase} appointment={appointment} delivery={delivery} refund={refund} />,
  );
  expect(open).toContain(
    'Tu plan por escrito: te lo enviamos por correo, como muy tarde el viernes 11 de diciembre de 2026.',
  );
  expect(open).toContain('11 días');
  expect(open).toContain(WITHDRAW);
  expect(open).toContain(withdrawLink);
  const over = await mailText(<AfterSession {...purchase} appointment={appointment} delivery={null} refund={null} />);
  expect(over).not.toContain('Desistir');
});

test('staff hear of it with what they need to call', async () => {
  const order = { ...purchase, id: purchase.orderId, customerEmail: 'irene@correo.example', customerPhone: null };
  const text = await mailText(
    <AppointmentStaff news="staff-cancelled" order={order} appointment={appointment} changes={1} />,
  );
  expect(text).toContain('jue 3 dic');
  expect(text).toContain('No ha desistido');
  expect(text).toContain('irene@correo.example');
});

test('the new link and the data of an invoice', async () => {
  const link = await mailText(<OrderLink {...purchase} hasFiles={true} />);
  expect(link).toContain(purchase.manageLink);
  expect(link).toContain(withdrawLink);
  const invoice = {
    name: 'Salas, S.L.',
    taxId: 'B12345674',
    address: 'Calle Mayor 1',
    postalCode: '28013',
    city: 'Madrid',
  };
  const asked = {
    ...purchase,
    customerEmail: 'irene@correo.example',
    amount: 9900,
    amountRefunded: 0,
    paidOn: '2026-11-20',
    until: '2026-11-27',
    invoice,
  };
  const text = await mailText(<InvoiceRequest {...asked} />);
  expect(text).toContain('B12345674');
  expect(text).toContain('Calle Mayor 1, 28013 Madrid');
  expect(text).toContain('como muy tarde el viernes 27 de noviembre de 2026');
});
