import messages from '@/lib/shared/i18n/messages';
import { type Bought, ORDER_PARTS, OrderPages } from '@/tests/support/shop/order-pages';
import { sharedShop } from '@/tests/support/shop/shop';

const { OrderPage, Validation } = messages;

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
    'https://meet.google.com/',
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
  const [path, token] = [order.page.slice(0, -44), order.page.slice(-44)];
  for (const wrong of [
    `${path}${token.slice(0, 22)}${other.page.slice(-22)}`,
    `${path}${token.slice(0, -1)}`,
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
  const renewed = /\/tu-contratacion\/[\w-]{44}/.exec(mail.text ?? '')?.[0] ?? '';
  expect(renewed).not.toBe(order.page);
  expect((await pages.open(renewed)).html).toContain(OrderPage.appointment.title);
});

test('that a new link was sent is said of no other link than the one that it ended', async () => {
  const order = await pages.bought();
  await opensNothing('/tu-contratacion/hola/enlace-enviado');
  await opensNothing(`${order.page.slice(0, -1)}/enlace-enviado`);
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
  const renewed = /\/tu-contratacion\/[\w-]{44}/.exec(mail.text ?? '')?.[0] ?? '';
  expect((await pages.open(renewed)).html).toContain(OrderPage.rights.overTitle);
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
    expect(await shop.mailKinds(order)).toEqual(['confirmation', 'staff: new order']);
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
