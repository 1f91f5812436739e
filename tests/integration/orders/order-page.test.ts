import messages from '@/lib/shared/i18n/messages';
import { newAddress } from '@/tests/support/http/new-address';
import { FirstConsultations } from '@/tests/support/shop/first-consultations';
import { type Bought, nameOf, ORDER_PARTS, OrderPages } from '@/tests/support/shop/order-pages';
import { sharedShop } from '@/tests/support/shop/shop';

const { LinksForm, OrderPage, Validation } = messages;

const shop = sharedShop();
const pages = new OrderPages(shop);
beforeEach(() => shop.clear());

const ask = (path: string) => fetch(`${shop.baseUrl}${path}`, { redirect: 'manual' });

/** Leads to the page that helps, as not found. */
async function opensNothing(path: string): Promise<void> {
  const answer = await ask(path);
  expect([path, answer.status, answer.headers.get('location')]).toEqual([
    path,
    expect.any(Number),
    '/enlace-no-valido',
  ]);
  expect(answer.status).toBeGreaterThanOrEqual(303);
}

test('shows what was bought to the holder of the link, and hides the rest of the buyer', async () => {
  const order = await pages.bought(undefined, { customerPhone: '600 123 456', notes: 'una herencia' });
  const answer = await ask(order.page);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(answer.headers.get('referrer-policy')).toBe('same-origin');
  expect(answer.headers.get('x-robots-tag')).toContain('noindex');
  const html = await answer.text();
  for (const words of [
    OrderPage.title,
    order.orderId.slice(-8).toUpperCase(),
    order.hour.bookingTime,
    'Te sientas con Elena Ejemplo.',
    'minutos antes; el enlace está en tu calendario',
    OrderPage.rights.withdraw,
    'c…@e….com',
  ]) {
    expect(html).toContain(words);
  }
  for (const hidden of [order.email, '600 123 456', 'una herencia'])
    expect(html.replaceAll('\u00a0', ' ')).not.toContain(hidden);
  const mail = await shop.theMail(order, 'confirmation');
  expect(mail.text).toContain(order.page);
});

test('the receipt has base, tax and total, and the file is the invitation', async () => {
  const order = await pages.bought();
  const receipt = (await pages.open(`${order.page}/recibo`)).html;
  expect(receipt).toContain(OrderPage.receipt.notInvoice);
  expect(receipt).toContain('IVA 21');
  expect(receipt).toContain(OrderPage.receipt.customer);
  const file = await ask(`${order.page}/cita.ics`);
  expect(file.headers.get('content-type')).toContain('text/calendar');
  expect(await file.text()).toContain('METHOD:PUBLISH');
});

test('a file that there is not leads to the page of the order, not to help with its link', async () => {
  const order = await pages.bought();
  expect((await ask(`${order.page}/acuse.txt`)).headers.get('location')).toBe(order.page);
  await pages.cancel(order.page);
  expect((await ask(`${order.page}/cita.ics`)).headers.get('location')).toBe(order.page);
});

test('a wrong link opens nothing, and says where the right one is', async () => {
  const [order, other] = [await pages.bought(), await pages.bought()];
  const [path, token] = [order.page.slice(0, -45), order.page.slice(-45)];
  for (const wrong of [
    `${path}${token.slice(0, 22)}${other.page.slice(-23)}`,
    `${path}${token.slice(0, -2)}`,
    `${path}no-es-un-enlace`,
  ]) {
    for (const part of ORDER_PARTS) await opensNothing(`${wrong}${part}`);
  }
  const help = await ask('/enlace-no-valido');
  expect(help.status).toBe(404);
  const text = await help.text();
  expect(text).toContain(OrderPage.help.mail);
  expect(text).toContain(OrderPage.help.withdrawText);
  expect(text).toMatch(/href="\/desistimiento"[^>]*>Desistir del contrato aquí/);
});

test('an unpaid order has no page', async () => {
  const placed = await shop.place();
  expect((await shop.order(placed.sessionId)).body.manageUrl).toBeNull();
});

test('a new link goes to the mailbox of the order and ends all earlier ones, also that of the success page', async () => {
  const order = await pages.bought();
  expect((await pages.renew(order.page)).html).toContain(OrderPage.renewed.title);
  await pages.done();
  for (const part of ORDER_PARTS) await opensNothing(`${order.page}${part}`);
  expect((await pages.open(`${order.page}/enlace-enviado`)).html).toContain(OrderPage.renewed.title);
  expect((await shop.order(order.sessionId)).body.manageUrl).toBeNull();
  const mail = await shop.theMail(order, 'new link');
  const renewed = /\/tu-contratacion\/[\w-]{44}z/.exec(mail.text ?? '')?.[0] ?? '';
  expect(renewed).not.toBe(order.page);
  expect((await pages.open(renewed)).html).toContain('Te sientas con Elena Ejemplo.');
});

test('that a new link was sent is said of no other link than the one that it ended', async () => {
  const order = await pages.bought();
  await opensNothing('/tu-contratacion/hola/enlace-enviado');
  await opensNothing(`${order.page.slice(0, -2)}/enlace-enviado`);
  const present = await ask(`${order.page}/enlace-enviado`);
  expect(present.headers.get('location')).toBe(order.page);
});

test('good news is told of an order only while it is true', async () => {
  const order = await pages.bought();
  const told = async (news: 'moved' | 'cancelled' | 'kept' | 'invoice') =>
    (await pages.open(`${order.page}?aviso=${news}`)).html.includes(OrderPage.news[news]);
  expect(await Promise.all((['moved', 'cancelled', 'kept', 'invoice'] as const).map(told))).not.toContain(true);
  await pages.move(order.page, shop.hours.next());
  expect([await told('moved'), await told('cancelled')]).toEqual([true, false]);
  await pages.cancel(order.page);
  expect([await told('moved'), await told('cancelled')]).toEqual([false, true]);
  await pages.done();
  const toStaff = (await shop.sandbox.emails()).find(({ subject }) => subject.startsWith('El cliente ha anulado'));
  expect(toStaff?.text).toMatch(/Cambios de hora\s+1/);
});

test('every request of a buyer is answered by mail and stands in the history', async () => {
  const order = await pages.bought();
  await pages.move(order.page, shop.hours.next());
  await pages.cancel(order.page);
  await pages.forms.send(`${order.page}/cambiar`, { hour: nameOf(shop.hours.next()) }, 'cambiar');
  await pages.renew(order.page);
  await pages.done();
  const mail = await shop.theMail(order, 'new link');
  const renewed = /\/tu-contratacion\/[\w-]{44,}/.exec(mail.text ?? '')?.[0] ?? '';
  const { html } = await pages.open(renewed);
  for (const kind of ['moved', 'cancelled', 'chosen', 'link-renewed'] as const) {
    const [words = ''] = OrderPage.history[kind].split('{');
    expect(html).toContain(words);
  }
  expect(await shop.mailKinds(order)).toEqual(expect.arrayContaining(['moved', 'cancelled', 'chosen', 'new link']));
});

test('a link that is pressed twice is made anew once', async () => {
  const order = await pages.bought();
  const form = await pages.forms.open(order.page, 'renovar');
  await Promise.all([1, 2, 3].map(() => pages.forms.sendFrom(form, order.page, {})));
  await pages.done();
  await shop.theMail(order, 'new link');
});

test('thirteen months after the payment another link is asked for, which is valid as long again', async () => {
  const order = await pages.bought();
  await shop.db.query(`UPDATE orders SET paid_at = now() - interval '14 months' WHERE id = $1`, [order.orderId]);
  const page = await pages.forms.open(order.page, 'renovar');
  expect(page.html).toContain(OrderPage.outOfDate.title);
  expect(page.html).not.toContain(order.hour.bookingTime);
  await pages.renew(order.page);
  await pages.done();
  const mail = await shop.theMail(order, 'new link');
  const renewed = /\/tu-contratacion\/[\w-]{44}z/.exec(mail.text ?? '')?.[0] ?? '';
  expect((await pages.open(renewed)).html).toContain(OrderPage.rights.overTitle);
});

describe('a person who has nothing but their mailbox', () => {
  const ANSWER = LinksForm.answer.replace(/<\/?call>/g, '');
  // The link to call is an element of its own.
  const noticeOf = (page: { notice: string }) => page.notice.replace(' .', '.');
  /** The form of a page as a browser without JavaScript sends it: to /tu-contratacion from everywhere. */
  const askFrom = async (path: string, email: string, network = newAddress()) => {
    const form = await pages.forms.open(path, 'tus-enlaces');
    return pages.forms.sendFrom(form, '/tu-contratacion', { email }, 'tus-enlaces', { 'X-Forwarded-For': network });
  };
  const asks = async (email: string) => {
    expect(noticeOf(await askFrom('/tu-contratacion', email))).toBe(ANSWER);
    await pages.done();
  };
  const mailed = async () => {
    const mails = (await shop.sandbox.emails()).filter(({ subject }) => subject === 'Tus enlaces');
    return mails.map(({ to, text }) => ({
      to,
      paths: [...(text ?? '').matchAll(/\/(?:tu-contratacion|consulta-gratuita\/cita)\/[\w-]+/g)].map(([path]) => path),
    }));
  };

  test('is mailed the links of paid orders and of a free hour to come, as they are at that moment, and nothing typed', async () => {
    const [order, outOfDate] = [await pages.bought(), await pages.bought()];
    const { email } = order;
    await shop.db.query(`UPDATE orders SET customer_email = $2, paid_at = now() - interval '14 months' WHERE id = $1`, [
      outOfDate.orderId,
      email,
    ]);
    const unpaid = await shop.place();
    await shop.db.query('UPDATE orders SET customer_email = $2 WHERE id = $1', [unpaid.orderId, email]);
    const free = new FirstConsultations(shop);
    await free.chooseDirectly({ hour: shop.hours.next(), email });
    await asks(email);
    expect(await mailed()).toEqual([{ to: [email], paths: [order.page] }]);

    const hour = await free.link(email);
    await free.confirm(hour);
    await pages.renew(order.page);
    await pages.done();
    await asks(email.toUpperCase());
    const [, { paths = [] } = {}] = await mailed();
    expect(paths).toEqual([hour, expect.stringMatching(/^\/tu-contratacion\/[\w-]{44}z$/)]);
    expect(paths).not.toContain(order.page);
    for (const path of paths) expect((await pages.open(path)).html).not.toContain('id="tus-enlaces"');
    const { rows } = await shop.db.query('SELECT link_version FROM orders WHERE id = $1', [order.orderId]);
    expect(rows).toEqual([{ link_version: 2 }]);
    const mails = (await shop.sandbox.emails()).filter(({ subject }) => subject === 'Tus enlaces');
    for (const { html } of mails) expect(html).not.toMatch(new RegExp(`${email}|Eva Ruiz`, 'i'));
  });

  test('is answered as one who has nothing, to whom nothing is mailed', async () => {
    await asks('nadie@example.org');
    expect(await mailed()).toEqual([]);
    const empty = await askFrom('/tu-contratacion', '');
    expect([empty.notice, empty.errors]).toEqual([messages.ContactGuard.check, [Validation.emailRequired]]);
    const typed = await askFrom('/tu-contratacion', 'nadie@');
    expect([typed.errors, typed.typed.email]).toEqual([[Validation.emailInvalid], 'nadie@']);
  });

  test('gets them in the mailbox that the order has now, under whatever spelling they ask, and never in a former one', async () => {
    const order = await pages.bought();
    const [local, domain] = order.email.split('@');
    await asks(`${local}+banco@${domain}`);
    expect(await mailed()).toEqual([{ to: [order.email], paths: [order.page] }]);
    await shop.db.query(`UPDATE orders SET customer_email = 'la.nueva@gmail.com' WHERE id = $1`, [order.orderId]);
    await asks(order.email);
    expect(await mailed()).toHaveLength(1);
    await asks('lanueva+x@gmail.com');
    expect((await mailed()).at(-1)).toEqual({ to: ['la.nueva@gmail.com'], paths: [order.page] });
  });

  test('reads one answer at twenty presses, and gets three mails an hour from everywhere, six a day; a network asks ten times', async () => {
    const order = await pages.bought();
    const [local, domain] = order.email.split('@');
    for (let press = 0; press < 20; press += 1) {
      const email = press % 2 ? order.email : `${local}+${press}@${domain}`;
      expect(noticeOf(await askFrom('/tu-contratacion', email))).toBe(ANSWER);
    }
    await pages.done();
    expect(await mailed()).toHaveLength(3);
    await shop.db.query(`DELETE FROM rate_limits WHERE key LIKE 'links-mailbox:%'`);
    for (let press = 0; press < 3; press += 1) await asks(order.email);
    await shop.db.query(`DELETE FROM rate_limits WHERE key LIKE 'links-mailbox:%'`);
    await asks(order.email);
    expect(await mailed()).toHaveLength(6);
    const network = newAddress();
    const other = await pages.bought();
    for (let press = 0; press < 10; press += 1) await askFrom('/tu-contratacion', `${press}@example.org`, network);
    expect(noticeOf(await askFrom('/tu-contratacion', other.email, network))).toBe(ANSWER);
    await pages.done();
    expect(await mailed()).toHaveLength(6);
  });

  test.each([
    '/desistimiento',
    '/enlace-no-valido',
    '/consulta-gratuita/cita',
    '/consulta-gratuita/cita/hola',
    '/descargas/hola/hola',
  ])('finds the form at %s, which posts to the page of links', async (path) => {
    const { html } = await pages.open(path);
    expect(html).toMatch(
      /<form[^>]*id="tus-enlaces"[^>]*action="\/tu-contratacion#tus-enlaces"|<form[^>]*action="\/tu-contratacion#tus-enlaces"[^>]*id="tus-enlaces"/,
    );
    expect(noticeOf(await askFrom(path, 'nadie@example.org'))).toBe(ANSWER);
  });
});

describe('the session id of a payment', () => {
  const personal = async ({ sessionId }: Bought) => {
    const { body } = await shop.order(sessionId);
    const {
      customerName = null,
      customerEmail = null,
      googleMeetLink = null,
      calendarLinks = null,
    } = body.booking ?? {};
    const file = (await shop.api.get(`/api/orders/${sessionId}/calendar`)).status;
    return { manageUrl: body.manageUrl, customerName, customerEmail, googleMeetLink, calendarLinks, file };
  };
  const NOTHING = {
    manageUrl: null,
    customerName: null,
    customerEmail: null,
    googleMeetLink: null,
    calendarLinks: null,
    file: 404,
  };

  test.each([
    [
      'a day after the payment',
      (order: Bought): Promise<unknown> =>
        shop.db.query(`UPDATE orders SET paid_at = now() - interval '25 hours' WHERE id = $1`, [order.orderId]),
    ],
    ['once the link of the order was made anew', (order: Bought) => pages.renew(order.page)],
  ])('opens nothing personal any more: %s', async (_, happens) => {
    const order = await pages.bought();
    expect(await personal(order)).toEqual({
      manageUrl: order.page,
      customerName: order.name,
      customerEmail: order.email,
      googleMeetLink: expect.stringMatching(/^https:/),
      calendarLinks: expect.anything(),
      file: 200,
    });
    await happens(order);
    expect(await personal(order)).toEqual(NOTHING);
    const { body } = await shop.order(order.sessionId);
    expect(body).toMatchObject({ isPersonal: false, booking: { bookingTime: order.hour.bookingTime } });
    expect(JSON.stringify(body)).not.toContain(order.email);
  });
});

describe('the data of an invoice', () => {
  const complete = {
    name: 'Salas, S.L.',
    taxId: 'b-12345674',
    address: 'Calle Mayor 1',
    postalCode: '28013',
    city: 'Madrid',
  };
  const send = ({ page }: Bought, fields: Partial<typeof complete>) =>
    pages.forms.send(`${page}/factura`, { ...complete, ...fields }, 'factura');

  test('are stored and told once, and kept as typed while they are refused', async () => {
    const order = await pages.bought();
    const refused = await send(order, { taxId: 'B12345678' });
    expect(refused.errors).toEqual([Validation.taxIdControl]);
    expect(refused.typed).toMatchObject({ name: complete.name, taxId: 'B12345678', city: 'Madrid' });
    expect((await send(order, {})).html).toContain(OrderPage.news.invoice);
    await send(order, {});
    await pages.done();
    const { rows } = await shop.db.query(
      'SELECT name, tax_id AS "taxId", postal_code AS "postalCode" FROM invoice_requests',
    );
    expect(rows).toEqual([{ name: complete.name, taxId: 'B12345674', postalCode: '28013' }]);
    const toStaff = (await shop.sandbox.emails()).filter(({ subject }) => subject.startsWith('Piden factura'));
    expect(toStaff).toHaveLength(1);
    expect(await shop.mailKinds(order)).toEqual(['confirmation', 'invoice asked', 'staff: new order']);
  });

  test('leave a day on the page, a line in the history, a receipt that repeats nothing of them, and a word in the withdrawal', async () => {
    const order = await pages.bought();
    await send(order, {});
    await pages.done();
    const receipt = (await shop.theMail(order, 'invoice asked')).text ?? '';
    const [day = ''] = /como muy tarde el [\p{L}\d ]+/u.exec(receipt) ?? [];
    expect(day).toMatch(/ de 20\d\d$/);
    expect(receipt).toContain(`${order.page}/factura`);
    for (const text of ['Salas, S.L.', 'B12345674', 'Calle Mayor 1']) expect(receipt).not.toContain(text);
    const { html } = await pages.open(order.page);
    expect(html.replaceAll(',', '')).toContain(`pedida ${day.replaceAll(',', '')}`);
    expect(html).toContain(OrderPage.history['invoice-asked']);
    expect(html).toContain(OrderPage.money.correctInvoice);
    expect(html).not.toContain(OrderPage.money.askForInvoice);
    expect((await pages.open(`${order.page}/desistir`)).html).toContain('Pediste factura');
    const name = { name: order.name, ackEmail: order.email };
    await pages.forms.send(`${order.page}/desistir`, name, 'desistir');
    await pages.done();
    expect((await shop.theMail(order, 'acknowledgment')).text).toContain('Pediste factura.');
    expect((await shop.theMail(order, 'staff: withdrawal')).text).toContain('ya no la emitas');
    expect((await pages.open(order.page)).html).not.toContain('como muy tarde');
  });

  test('may be corrected, and are not shown again to a holder of the link', async () => {
    const order = await pages.bought();
    await send(order, {});
    const again = await pages.open(`${order.page}/factura`);
    expect(again.html).toContain(OrderPage.invoice.given);
    for (const text of ['Salas, S.L.', 'B12345674', 'Calle Mayor 1']) expect(again.html).not.toContain(text);
    await send(order, { city: 'Toledo' });
    await pages.done();
    const toStaff = (await shop.sandbox.emails()).filter(({ subject }) => subject.startsWith('Piden factura'));
    expect(toStaff).toHaveLength(2);
  });

  test('are not asked for once all of it is paid back', async () => {
    const order = await pages.bought();
    const form = await pages.forms.open(`${order.page}/factura`, 'factura');
    await shop.db.query('UPDATE orders SET amount_refunded = total_amount WHERE id = $1', [order.orderId]);
    expect((await pages.open(order.page)).html).not.toContain(`${order.page}/factura`);
    expect((await pages.open(`${order.page}/factura`)).html).not.toContain('id="factura"');
    const refused = await pages.forms.sendFrom(form, `${order.page}/factura`, complete);
    const [refusal] = OrderPage.news['nothing-to-invoice'].split('{');
    expect(refused.html).toContain(refusal);
    expect((await shop.db.query('SELECT 1 FROM invoice_requests')).rowCount).toBe(0);
  });

  test('are taken five times of one order', async () => {
    const order = await pages.bought();
    for (const city of ['Ávila', 'Burgos', 'Cuenca', 'Denia', 'Elche']) {
      expect((await send(order, { city })).html).toContain(OrderPage.news.invoice);
    }
    const [refusal] = OrderPage.news['too-many-requests'].split('{');
    expect((await send(order, { city: 'Faro' })).html).toContain(refusal);
    expect((await shop.db.query('SELECT 1 FROM invoice_requests')).rowCount).toBe(5);
  });
});
