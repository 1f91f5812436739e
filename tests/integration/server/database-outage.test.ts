import messages from '@/lib/shared/i18n/messages';
import { Forms } from '@/tests/support/shop/forms';
import { daysFromToday } from '@/tests/support/shop/hours';
import { mailEvent, mailEventHeaders } from '@/tests/support/shop/mail-events';
import { BOUGHT } from '@/tests/support/shop/mails';
import type { Purchase, Shop } from '@/tests/support/shop/shop';
import { type DatabaseProxy, openShopBehindProxy } from '@/tests/support/stack/database-proxy';
import { until } from '@/tests/support/stack/until';

const { ContactForm, NewsletterForm, NewsletterLeave, Withdrawal } = messages;
const failed = ({ failedTitle, failedDetail }: typeof ContactForm | typeof NewsletterForm) =>
  `${failedTitle} ${failedDetail}`;

let shop: Shop;
let database: DatabaseProxy;
let purchase: Purchase;

beforeAll(async () => {
  ({ shop, database } = await openShopBehindProxy());
  purchase = await shop.place();
});
afterAll(async () => {
  await shop.stop();
  await database.cut();
});

const day = daysFromToday(1);

test('without its database the product says so, in every call, and that nothing was charged', async () => {
  expect(await shop.api.get('/api/health')).toMatchObject({ status: 200, body: { database: 'ok', jobs: 'ok' } });
  await database.cut();
  const hour = shop.hours.next();
  const answers = {
    products: await shop.api.get('/api/products'),
    slots: await shop.api.get(`/api/slots?start=${day}&end=${day}`),
    hold: await shop.hold(hour),
    booking: await shop.book(hour),
    payment: await shop.api.post('/api/payments', shop.paymentBody()),
    user: await shop.api.post('/api/users', { email: 'eva@example.com', fullName: 'Eva' }),
    order: await shop.api.get(`/api/orders/${purchase.sessionId}`),
    success: await shop.askSuccessPage(purchase.sessionId),
    cancel: await shop.cancel(purchase.sessionId),
    release: await shop.api.delete('/api/holds/AAAAAAAAAAAAAAAAAAAAAA'),
  };
  for (const [call, { status, body, headers }] of Object.entries(answers)) {
    expect({ call, status, body }).toEqual({
      call,
      status: 503,
      body: { error: { code: 'database_down', message: messages.Api.database_down } },
    });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(await shop.api.get('/api/health')).toMatchObject({ status: 503, body: { status: 'down', database: 'down' } });
});

test('pages that need no database are still there', async () => {
  expect((await shop.api.get('/')).status).toBe(200);
});

test('a payment made meanwhile is not lost: Stripe is asked to come again', async () => {
  await shop.sandbox.completeSession(purchase.sessionId);
  const refused = async () => {
    const event = (await shop.sandbox.events()).find(({ type }) => type === 'checkout.session.completed');
    return event?.delivery?.attempts[0];
  };
  const attempt = await until(refused, 'Stripe has sent no event');
  expect(attempt.status).toBe(503);
});

test('nor is what Resend reports meanwhile', async () => {
  const body = JSON.stringify(mailEvent('email.bounced', 'r-1'));
  const answer = await shop.api.send('/api/webhooks/resend', { method: 'POST', body, headers: mailEventHeaders(body) });
  expect(answer.status).toBe(503);
});

test('it recovers by itself, with everything that had to wait', async () => {
  await database.mend();
  await until(async () => (await shop.api.get('/api/health')).status === 200, 'The product stays unhealthy');
  expect((await shop.hold(shop.hours.next())).status).toBe(201);
  await shop.settles(purchase, 'confirmed');
  expect(await shop.mailKinds(purchase)).toEqual(BOUGHT);
});

test('connections that are cut under way cost one answer at most', async () => {
  // Returns when all of them are gone: those that end later would cost one answer each.
  await shop.db.query(
    `SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  const [first, second] = [await shop.api.get('/api/products'), await shop.api.get('/api/products')];
  expect([200, 503]).toContain(first.status);
  expect(second.status).toBe(200);
  await until(async () => (await shop.api.get('/api/health')).status === 200, 'The product stays unhealthy');
});

test('without the database each form says so and keeps what was typed, and takes it once the database is back', async () => {
  const forms = new Forms(shop);
  const eva = { name: 'Eva Ruiz', email: 'eva@example.com', phone: '600 000 000', message: 'Hola ñ €\nשלום' };
  const answered = await forms.openContact();
  await database.cut();
  expect(await forms.again(answered, eva)).toMatchObject({
    status: 200,
    notice: expect.stringContaining(failed(ContactForm)),
    typed: eva,
  });
  expect(await forms.newsletter({ email: eva.email })).toMatchObject({
    notice: expect.stringContaining(failed(NewsletterForm)),
    typed: { email: eva.email },
  });
  const page = await forms.send('/newsletter/baja/some-token-that-is-right', {});
  expect([page.status, page.notice]).toEqual([200, NewsletterLeave.failed]);
  await database.mend();
  const taken = async () =>
    (await forms.contact(eva)).notice.startsWith(`${ContactForm.sentTitle} ${ContactForm.sentDetail} `);
  await until(taken, 'The form is not taken');
  expect(await shop.rows('SELECT message FROM contact_messages')).toEqual([{ message: eva.message }]);
});

test('without the database a withdrawal is read and corrected, says where else to send it, and is taken later', async () => {
  const forms = new Forms(shop);
  const stated = { name: 'Eva Ruiz', number: '1234abcd', ackEmail: 'eva@example.com' };
  await database.cut();
  const toConfirm = await forms.send('/desistimiento', stated, 'desistimiento');
  expect(toConfirm.hidden).toMatchObject({ step: 'confirm', number: stated.number });
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
  await until(received, 'The statement is not taken');
});
