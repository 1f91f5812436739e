import { render } from '@react-email/render';
import { ContactReceipt } from '@/emails/contact-receipt';
import { ContactStaff } from '@/emails/contact-staff';
import { NewsletterConfirmation } from '@/emails/newsletter-confirmation';
import { NewsletterWelcome } from '@/emails/newsletter-welcome';
import { plainText } from '@/lib/email/plain-text';

const receivedAt = new Date('2026-03-02T22:30:00Z');
const message = {
  name: 'Eva Ruiz',
  email: 'eva@example.com',
  phone: null,
  message: '<b>Hola</b>\nשלום & 😀',
  source: 'hipotecas',
  context: 'Hipoteca variable',
  receivedAt,
};
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

test.each([
  ['Eva Ruiz', 'Hola, Eva: '],
  ["O'Brien", "Hola, O'Brien: "],
  ['María-José Díaz', 'Hola, María-José: '],
  ['李小龍', 'Hola, 李小龍: '],
  ['compra.example', 'Hola: '],
  ['https://x.example', 'Hola: '],
  ['a'.repeat(41), 'Hola: '],
])('a receipt greets %s with "%s"', async (name, greeting) => {
  expect(plainText(await render(<ContactReceipt name={name} receivedAt={receivedAt} />))).toContain(
    `${greeting}hemos recibido tu mensaje.`,
  );
});

test.each([
  ['confirmation', <NewsletterConfirmation key="1" {...links} days={7} />],
  ['welcome', <NewsletterWelcome key="2" unsubscribeLink={links.unsubscribeLink} />],
  ['receipt', <ContactReceipt key="3" name="Eva" receivedAt={receivedAt} />],
  ['staff', <ContactStaff key="4" {...message} />],
])('the %s e-mail calls no other host for its looks, and has a dark side', async (_, email) => {
  const html = await render(email);
  expect(html).toContain('lang="es"');
  expect(html).not.toMatch(/<img|<script|@import|url\(/);
  expect(html).toContain('@media (prefers-color-scheme: dark)');
});
