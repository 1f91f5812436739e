import messages from '@/messages/es.json';
import { waitUntil } from '@/scripts/wait-until';
import { Forms } from '@/tests/support/shop/forms';
import type { Shop } from '@/tests/support/shop/shop';
import { type DatabaseProxy, openShopBehindProxy } from '@/tests/support/stack/database-proxy';

const { ContactForm, NewsletterForm, NewsletterLeave, Withdrawal } = messages;
const failed = ({ failedTitle, failedDetail }: typeof ContactForm | typeof NewsletterForm) =>
  `${failedTitle} ${failedDetail}`;

let shop: Shop;
let database: DatabaseProxy;

beforeAll(async () => {
  ({ shop, database } = await openShopBehindProxy({ RUN_JOBS: 'false' }));
});
afterAll(async () => {
  await shop.stop();
  await database.cut();
});

test('without the database each form says so and keeps what was typed, and takes it once the database is back', async () => {
  const forms = Forms.of(shop);
  const eva = { name: 'Eva Ruiz', email: 'eva@example.com', phone: '600 000 000', message: 'Hola ñ €\nשלום' };
  const answered = await forms.openContact();
  await database.cut();
  expect(await forms.again(answered, eva)).toMatchObject({
    status: 200,
    notice: failed(ContactForm),
    typed: eva,
  });
  expect(await forms.newsletter({ email: eva.email })).toMatchObject({
    notice: failed(NewsletterForm),
    typed: { email: eva.email },
  });
  const page = await forms.send('/newsletter/baja/some-token-that-is-right', {});
  expect([page.status, page.notice]).toEqual([200, NewsletterLeave.failed]);
  await database.mend();
  const taken = async () => (await forms.contact(eva)).notice === `${ContactForm.sentTitle} ${ContactForm.sentDetail}`;
  await waitUntil(taken, { timeout: 60_000, message: 'The form is not taken' });
  const { rows } = await shop.db.query('SELECT message FROM contact_messages');
  expect(rows).toEqual([{ message: eva.message }]);
});

test('without the database a withdrawal is read and corrected, says where else to send it, and is taken later', async () => {
  const forms = Forms.of(shop);
  const stated = { name: 'Eva Ruiz', contract: 'una sesión', ackEmail: 'eva@example.com' };
  await database.cut();
  const toConfirm = await forms.send('/desistimiento', stated, 'desistimiento');
  expect(toConfirm.hidden).toMatchObject({ step: 'confirm', contract: stated.contract });
  const failedOnce = await forms.sendFrom(toConfirm, '/desistimiento', {}, 'desistimiento');
  expect(failedOnce.notice).toContain(Withdrawal.public.failedTitle);
  expect(failedOnce.notice).toContain('vale igual');
  expect(failedOnce.typed).toMatchObject({ name: stated.name, ackEmail: stated.ackEmail });
  const order = await forms.open(`/tu-contratacion/${'A'.repeat(44)}/desistir`);
  expect(order.html).toContain(Withdrawal.down.title);
  const page = await forms.open(`/tu-contratacion/${'A'.repeat(44)}`);
  expect(page.html).toMatch(/tienes prisa, <a href="tel:[+\d]+"[^>]*>llámanos al /);
  await database.mend();
  const received = async () =>
    (await forms.sendFrom(failedOnce, '/desistimiento', {})).html.includes(Withdrawal.done.title);
  await waitUntil(received, { timeout: 60_000, message: 'The statement is not taken' });
});
