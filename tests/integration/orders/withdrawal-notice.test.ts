import { noticeVersion } from '@/lib/orders/texts/withdrawal-information';
import { informationMark } from '@/lib/orders/withdrawal-notice/information-mark';
import messages from '@/lib/shared/i18n/messages';
import type { Email } from '@/tests/support/http/sandbox-control';
import { BOUGHT, INFORMATION_FILES } from '@/tests/support/shop/mails';
import { OrderPages } from '@/tests/support/shop/order-pages';
import { type Purchase, sharedShop } from '@/tests/support/shop/shop';
import { deliverAll, eventsOf } from '@/tests/support/shop/stripe-events';

const NOTIFIED = [...BOUGHT, 'withdrawal notice'].sort();

const shop = sharedShop();

async function bought(): Promise<Purchase> {
  const purchase = await shop.buy();
  await shop.jobs.done();
  return purchase;
}

/** As an order of a release that did not mail the information, paid so long ago. */
async function boughtWithoutNotice(paid: string): Promise<Purchase> {
  const purchase = await bought();
  await shop.db.query('UPDATE orders SET notice_version = NULL, paid_at = now() - $2::interval WHERE id = $1', [
    purchase.orderId,
    paid,
  ]);
  return purchase;
}

async function storedVersion({ orderId }: Pick<Purchase, 'orderId'>): Promise<string | null> {
  const { rows } = await shop.db.query<{ version: string | null }>(
    'SELECT notice_version AS version FROM orders WHERE id = $1',
    [orderId],
  );
  return rows[0]?.version ?? null;
}

function content({ attachments }: Email, filename = ''): Buffer {
  return Buffer.from(attachments.find((file) => file.filename === filename)?.content ?? '', 'base64');
}

async function mailNotices(): Promise<void> {
  await shop.jobs.sweep('mail-missing-notices');
  await shop.jobs.done();
}

test('a confirmation carries the withdrawal information as PDF and text, and the order stores its version', async () => {
  const purchase = await bought();
  const mail = await shop.theMail(purchase, 'confirmation');
  const [pdf, text] = INFORMATION_FILES.map((name) => content(mail, name));
  expect(pdf?.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf?.includes(informationMark())).toBe(true);
  expect(text?.toString()).toContain('Por la presente le comunico que desisto de mi contrato');
  expect(text?.toString()).toContain('/desistimiento, al pie de todas las páginas');
  expect(mail.text).toContain('Por ley');
  expect(await storedVersion(purchase)).toBe(noticeVersion);
});

test('the mail about an hour that was lost carries it as well', async () => {
  const purchase = await shop.place();
  await deliverAll(shop.api, [(await eventsOf(shop, purchase)).expired()]);
  await shop.place(purchase.hour);
  await deliverAll(shop.api, [(await eventsOf(shop, purchase)).completed()]);
  await shop.settles(purchase, 'needs_attention');
  const mail = await shop.theMail(purchase, 'late payment');
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(INFORMATION_FILES);
  expect(await storedVersion(purchase)).toBe(noticeVersion);
});

test('an order without it gets it once, however often and at once the sweep runs', async () => {
  const purchase = await boughtWithoutNotice('100 days');
  await Promise.all([shop.jobs.sweep('mail-missing-notices'), shop.jobs.sweep('mail-missing-notices')]);
  await shop.jobs.done();
  await mailNotices();
  expect(await shop.mailKinds(purchase)).toEqual(NOTIFIED);
  const mail = await shop.theMail(purchase, 'withdrawal notice');
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(INFORMATION_FILES);
  expect(mail.text).toContain('son 14 días desde este correo');
  expect(await storedVersion(purchase)).toBe(noticeVersion);
});

test('fourteen days from it the button of the order withdraws by law, after its own period', async () => {
  const purchase = await boughtWithoutNotice('100 days');
  const pages = new OrderPages(shop);
  const { rights } = messages.OrderPage;
  // The session id leads to the page on the day of the payment alone.
  const { text } = await shop.theMail(purchase, 'confirmation');
  const page = /\/tu-contratacion\/[\w-]{44}z/.exec(text ?? '')?.[0] ?? '';
  expect((await pages.open(page)).html).toContain(rights.overTitle);
  await mailNotices();
  expect((await pages.open(page)).html).not.toContain(rights.overTitle);
  const done = await pages.forms.send(`${page}/desistir`, {}, 'desistir');
  expect(done.html).toContain(messages.Withdrawal.done.title);
  const stored = await shop.db.query('SELECT basis FROM withdrawals WHERE order_id = $1', [purchase.orderId]);
  expect(stored.rows).toEqual([{ basis: 'law' }]);
  await shop.settles(purchase, 'refunded');
});

test('a crash before it is stored that it went out sends no second one', async () => {
  const purchase = await boughtWithoutNotice('100 days');
  await mailNotices();
  await shop.db.query('UPDATE orders SET notice_version = NULL WHERE id = $1', [purchase.orderId]);
  await mailNotices();
  expect(await shop.mailKinds(purchase)).toEqual(NOTIFIED);
  expect(await storedVersion(purchase)).toBe(noticeVersion);
});

test('a confirmation that went out before with other contents counts as one without the information', async () => {
  const purchase = await shop.place();
  const earlier = { from: 'hola@example.com', to: [purchase.email], subject: 'Cita confirmada: antes', text: 'Hola' };
  const answer = await fetch(`${shop.sandbox.url}/resend/emails`, {
    method: 'POST',
    headers: {
      Authorization: 'Bearer re_test',
      'Content-Type': 'application/json',
      'Idempotency-Key': `confirmation/${purchase.orderId}`,
    },
    body: JSON.stringify(earlier),
  });
  expect(answer.status).toBe(200);
  await shop.pay(purchase);
  await shop.jobs.done();
  expect((await shop.theMail(purchase, 'confirmation')).text).toBe('Hola');
  expect(await storedVersion(purchase)).toBeNull();
});

test('nothing goes to an order that was just paid, whose longer period is over, or that is withdrawn from', async () => {
  const fresh = await boughtWithoutNotice('5 minutes');
  const old = await boughtWithoutNotice('1 year 20 days');
  const withdrawn = await boughtWithoutNotice('3 days');
  await shop.db.query(
    `INSERT INTO withdrawals (id, order_id, basis, channel, name, contract, ack_email, statement, submitted_at, state, execute_at)
     VALUES (gen_random_uuid(), $1, 'law', 'order-page', 'x', 'x', $2, 'x', now(), 'registered', now() + interval '1 day')`,
    [withdrawn.orderId, withdrawn.email],
  );
  await mailNotices();
  for (const purchase of [fresh, old, withdrawn]) {
    expect(await shop.mailKinds(purchase)).toEqual(BOUGHT);
    expect(await storedVersion(purchase)).toBeNull();
  }
});
