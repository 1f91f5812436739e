import { render } from '@react-email/render';
import { NewsletterConfirmation } from '@/emails/letters/newsletter-confirmation';
import { NewsletterWelcome } from '@/emails/letters/newsletter-welcome';
import { ConsultationReceipt } from '@/emails/questions/consultation-receipt';
import { ContactReceipt } from '@/emails/questions/contact-receipt';
import { ContactStaff } from '@/emails/questions/contact-staff';
import { plainText } from '@/lib/server/email/plain-text';
import { site } from '@/lib/shared/site';
import { replyDay } from '@/lib/shared/working-days/reply-day';
import { mailText } from '@/tests/support/http/mail-text';

const receivedAt = new Date('2026-03-02T22:30:00Z');
const message = {
  name: 'Eva Ruiz',
  email: 'eva@example.com',
  phone: null,
  message: '<b>Hola</b>\nשלום & 😀',
  source: 'hipotecas',
  context: 'Hipoteca variable',
  receivedAt,
  answerBy: '2026-03-04',
};
const receipt = { id: '019a', bookingLink: 'https://x.example/r', fileCount: 2, isInSpace: false, retentionMonths: 12 };
const links = {
  confirmLink: 'https://x.example/newsletter/confirmar/a',
  unsubscribeLink: 'https://x.example/newsletter/baja/b',
};

test('staff read who, what about, from where and when, in Madrid time', async () => {
  const html = await render(<ContactStaff {...message} />);
  expect(html).not.toContain('<b>');
  const text = plainText(html).replace(/[^\S\n]+/g, ' ');
  for (const fact of [
    '<b>Hola</b>\nשלום & 😀',
    'Nombre Eva Ruiz',
    'Teléfono No lo ha dejado',
    'Sobre Hipoteca variable',
    'Página Hipotecas',
    'lun 2 mar 2026, 23:30',
  ]) {
    expect(text).toContain(fact);
  }
});

describe('an answer is promised for a day, and never for a weekend or a holiday', () => {
  const saturdayNight = new Date('2026-11-21T22:30:00Z');
  const beforeHolidays = new Date('2026-12-04T17:00:00Z');
  const contact = (received: Date) => (
    <ContactReceipt receivedAt={received} answerBy={replyDay(received, site.supportReplyHours, [])} />
  );
  const consultation = (received: Date) => (
    <ConsultationReceipt
      {...receipt}
      receivedAt={received}
      answerBy={replyDay(received, site.consultationReplyHours, [])}
    />
  );

  test('who need not wait for it is shown where an hour can be chosen', async () => {
    expect(await render(contact(saturdayNight))).toContain('/consulta-gratuita"');
  });

  test.each([
    ['a message of Saturday night', contact(saturdayNight), '23 nov', 'lunes 23'],
    ['a consultation of Saturday night', consultation(saturdayNight), '23 nov', 'lunes 23'],
    ['a message before a long weekend', contact(beforeHolidays), '9 dic', 'miércoles 9'],
    ['a consultation before a long weekend', consultation(beforeHolidays), '9 dic', 'miércoles 9'],
  ])('%s', async (_, email, figure, day) => {
    const html = await render(email);
    const text = plainText(html).replace(/[^\S\n]+/g, ' ');
    expect(text).toContain(`como muy tarde el\n\n${figure}\n`);
    expect(text.toLowerCase()).toContain(`${day} de ${figure.endsWith('dic') ? 'diciembre' : 'noviembre'} de 2026.`);
    expect(html).toContain(`como muy tarde el ${day} de`);
    expect(text).not.toMatch(/en menos de|horas como máximo/);
  });

  test('staff read the day that the sender has been told', async () => {
    const text = await mailText(<ContactStaff {...message} receivedAt={saturdayNight} answerBy="2026-11-23" />);
    expect(text.replace(/\s+/g, ' ')).toContain('contestamos como muy tarde el lunes 23 de noviembre de 2026.');
  });
});

test.each([
  ['contact', <ContactReceipt key="1" receivedAt={receivedAt} answerBy="2026-03-04" />, 'Hemos recibido tu mensaje.'],
  [
    'consultation',
    <ConsultationReceipt key="2" {...receipt} receivedAt={receivedAt} answerBy="2026-03-04" />,
    'Tu consulta está en buenas manos.',
  ],
])('the receipt of a %s greets nobody by name, and says why it came', async (_, email, heading) => {
  const text = plainText(await render(email));
  expect(text).toContain(heading);
  expect(text).toContain('alguien ha escrito esta dirección');
  expect(text).not.toMatch(/Hola/);
});

test.each([
  ['confirmation', <NewsletterConfirmation key="1" {...links} days={7} />],
  ['welcome', <NewsletterWelcome key="2" unsubscribeLink={links.unsubscribeLink} />],
  ['receipt', <ContactReceipt key="3" receivedAt={receivedAt} answerBy="2026-03-04" />],
  ['staff', <ContactStaff key="4" {...message} />],
])('the %s e-mail calls no other host for its looks, and has a dark side', async (_, email) => {
  const html = await render(email);
  expect(html).toContain('lang="es"');
  expect(html).not.toMatch(/<img|<script|@import|url\(/);
  expect(html).toContain('@media (prefers-color-scheme: dark)');
});
