import { readFileSync } from 'node:fs';
import { stringify } from 'uuid';
import { deliveryPath } from '@/lib/orders/deliverables/download-link';
import { MOST_DOWNLOADS } from '@/lib/orders/deliverables/find-download';
import { localSetup } from '@/scripts/start/environment';
import { tally, times } from '@/tests/support/http/concurrency';
import { OrderPages } from '@/tests/support/shop/order-pages';
import { type Paid, sharedShop } from '@/tests/support/shop/shop';

const WORKBOOK = readFileSync('deliverables/reset-financiero-21-dias.pdf');

const shop = sharedShop();

// Signs as the server does.
beforeAll(() => {
  const { environment } = localSetup({}, { port: 0, sandboxPort: 0 });
  Object.assign(process.env, environment, { APP_ENV: 'test', APP_SECRET: '', DATABASE_URL: shop.databaseUrl });
});

type Bought = Paid & { name: string; email: string; page: string; action: string; orderPage: string };

/** A paid order of the workbook, with the address of its link's page, that of its button, and its own page. */
async function bought(): Promise<Bought> {
  const body = shop.paymentBody();
  const { fullName: name, email } = body.customerInfo;
  const { body: placed } = await shop.api.post<Paid>('/api/payments', body);
  await shop.pay(placed);
  await shop.jobs.done();
  const { delivery, manageUrl } = (await shop.order(placed.sessionId)).body;
  const action = delivery?.files[0]?.action ?? '';
  return { ...placed, name, email, action, page: pageOf(action), orderPage: manageUrl ?? '' };
}

const pageOf = (action: string) => action.replace('/api/downloads', '/descargas');

const keyOf = ({ action }: Bought) => {
  const [signature = '', downloadId = ''] = action.split('/').reverse();
  return { downloadId, signature };
};
const uuidOf = (part: string) => stringify(Buffer.from(part, 'base64url'));

const request = (path: string, method = 'GET') => fetch(`${shop.baseUrl}${path}`, { method, redirect: 'manual' });
const press = ({ action }: Pick<Bought, 'action'>) => request(action, 'POST');
/** What the browser gets that a press leads on. */
const take = async (order: Pick<Bought, 'action'>) => request((await press(order)).headers.get('location') ?? '');
const textOf = async ({ page }: Pick<Bought, 'page'>) => (await request(page)).text();

async function counted({ orderId }: Pick<Bought, 'orderId'>): Promise<number> {
  const { rows } = await shop.db.query<{ count: number }>(
    'SELECT download_count AS count FROM downloads WHERE order_id = $1',
    [orderId],
  );
  expect(rows).toHaveLength(1);
  return rows[0]?.count ?? -1;
}

const change = ({ orderId }: Pick<Bought, 'orderId'>, columns: string) =>
  shop.db.query(`UPDATE downloads SET ${columns} WHERE order_id = $1`, [orderId]);

/** The button leads back to the page, which says why. */
async function isClosed(order: Bought, title: string): Promise<void> {
  const before = await counted(order);
  const answer = await press(order);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, order.page]);
  const text = await textOf(order);
  expect(text).toContain(title);
  expect(text).not.toContain(`action="${order.action}"`);
  expect(await counted(order)).toBe(before);
}

test('the mail has a link to a page whose button downloads the file, as often as it is pressed', async () => {
  const order = await bought();
  const mail = await shop.theMail(order, 'confirmation');
  expect(mail.text).toContain(order.page);
  const page = await request(order.page);
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toContain('no-store');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(page.headers.get('x-robots-tag')).toContain('noindex');
  const text = await page.text();
  expect(text).toContain(`action="${order.action}"`);
  expect(text).toMatch(/Este enlace sirve hasta el \p{L}+, \d+ de \p{L}+ de \d{4}/u);

  const file = await take(order);
  expect(file.status).toBe(200);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="reset-financiero-21-dias.pdf"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  expect(Buffer.from(await file.arrayBuffer()).equals(WORKBOOK)).toBe(true);
  expect((await take(order)).status).toBe(200);
  expect(await counted(order)).toBe(2);
});

test('what opens links by itself uses nothing up', async () => {
  const order = await bought();
  for (const method of ['HEAD', 'GET']) {
    expect((await request(order.page, method)).status).toBe(200);
    const answer = await request(order.action, method);
    expect([method, answer.status, answer.headers.get('location')]).toEqual([method, 303, order.page]);
  }
  expect(await counted(order)).toBe(0);
});

test('a press leads to an address that gives the file to whoever repeats it, for five minutes and while the link opens', async () => {
  const [order, other] = [await bought(), await bought()];
  const answer = await press(order);
  const path = answer.headers.get('location') ?? '';
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'no-store']);
  expect(path).toMatch(new RegExp(`^${order.action}/[\\w-]+$`));
  for (const _ of ['the browser', 'its download manager']) {
    const file = await request(path);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(Buffer.from(await file.arrayBuffer()).equals(WORKBOOK)).toBe(true);
  }
  expect(await counted(order)).toBe(1);
  const [, id = '', end = ''] = /\/([\w-]{22})(\d{10})[\w-]+$/.exec(path) ?? [];
  expect(Number(end) - Date.now() / 1000).toBeGreaterThan(4 * 60);
  expect(Number(end) - Date.now() / 1000).toBeLessThanOrEqual(5 * 60);
  const over = deliveryPath(keyOf(order), uuidOf(id), new Date(Date.now() - 5 * 60_000 - 1));
  const forged = [over, path.replace(end, `${Number(end) + 1}`), path.replace(order.action, other.action), `${path}a`];
  for (const wrong of forged) {
    const led = await request(wrong);
    expect([wrong, led.status]).toEqual([wrong, 303]);
    expect(led.headers.get('location')).toMatch(/^\/descargas\/[\w-]+\/[\w-]+$/);
  }
  await change(order, 'revoked_at = now()');
  expect((await request(path)).headers.get('location')).toBe(order.page);
});

test('a forged or broken link opens nothing, and its page says what to do', async () => {
  const [order, other] = [await bought(), await bought()];
  const signature = order.action.split('/').at(-1) ?? '';
  const forged = [
    order.action.replace(signature, other.action.split('/').at(-1) ?? ''),
    order.action.slice(0, -2),
    `/api/downloads/${'0'.repeat(8)}-0000-4000-8000-000000000000/${signature}`,
    `/api/downloads/no-es-un-pedido/${signature}`,
  ];
  for (const action of forged) {
    const answer = await request(action, 'POST');
    expect([action, answer.status]).toEqual([action, 303]);
    const page = await request(answer.headers.get('location') ?? '');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('No reconocemos este enlace');
  }
  expect(await counted(order)).toBe(0);
});

test('a link ends a year after the payment', async () => {
  const order = await bought();
  const { rows } = await shop.db.query<{ days: number }>(
    `SELECT extract(epoch FROM d.valid_until - o.paid_at)::float / 86400 AS days FROM downloads d JOIN orders o ON o.id = d.order_id
     WHERE o.id = $1`,
    [order.orderId],
  );
  // A leap year, or an hour of summer time.
  expect(rows[0]?.days).toBeGreaterThan(364.9);
  expect(rows[0]?.days).toBeLessThan(366.1);
  await change(order, `valid_until = now() - interval '1 second'`);
  await isClosed(order, 'Este enlace ha caducado');
});

test('a link that staff have revoked opens nothing, nor does the success page offer it', async () => {
  const order = await bought();
  await change(order, 'revoked_at = now()');
  await isClosed(order, 'Este enlace ya no está activo');
  expect((await shop.order(order.sessionId)).body.delivery?.files).toEqual([]);
});

const actionOn = async (path: string) =>
  /action="(\/api\/downloads\/[^"]+)"/.exec(await (await request(path)).text())?.[1];

test('a new link of the order ends those to its files, and the page of the order has the new ones', async () => {
  const order = await bought();
  const pages = new OrderPages(shop);
  expect(await actionOn(order.orderPage)).toBe(order.action);
  await pages.renew(order.orderPage);
  await pages.done();
  await isClosed(order, 'Este enlace se ha cambiado por otro');
  expect((await shop.order(order.sessionId)).body.delivery).toMatchObject({ files: [] });
  const mail = await shop.theMail(order, 'new link');
  const renewed = /\/tu-contratacion\/[\w-]{44}z/.exec(mail.text ?? '')?.[0] ?? '';
  const action = (await actionOn(renewed)) ?? '';
  expect((await take({ action })).status).toBe(200);
  await change(order, 'revoked_at = now()');
  expect(await actionOn(renewed)).toBeUndefined();
});

test('a link from before there were versions ends with the one that the order had then', async () => {
  const order = await bought();
  await shop.db.query('UPDATE orders SET link_version = 2 WHERE id = $1', [order.orderId]);
  await change(order, 'first_link_version = 2');
  expect((await take(order)).status).toBe(200);
  await shop.db.query('UPDATE orders SET link_version = 3 WHERE id = $1', [order.orderId]);
  await isClosed(order, 'Este enlace se ha cambiado por otro');
});

test('a day after the payment the success page gives the file no more; its link goes on', async () => {
  const order = await bought();
  await shop.db.query(`UPDATE orders SET paid_at = now() - interval '25 hours' WHERE id = $1`, [order.orderId]);
  expect((await shop.order(order.sessionId)).body.delivery).toEqual({ files: [], later: null });
  expect((await take(order)).status).toBe(200);
});

test('after a refund it is over; after a part of the money it is not', async () => {
  const order = await bought();
  await shop.sandbox.refundSession(order.sessionId, 100);
  await shop.jobs.done();
  expect((await take(order)).status).toBe(200);
  await shop.sandbox.refundSession(order.sessionId);
  await shop.becomes(order, 'refunded');
  await isClosed(order, 'Este pedido se ha devuelto');
  expect((await shop.order(order.sessionId)).body.delivery).toBeNull();
});

test('an order that was lost and rebuilt is opened by the link of its mail', async () => {
  const order = await bought();
  await shop.db.query('DELETE FROM orders WHERE id = $1', [order.orderId]);
  expect(await textOf(order)).not.toContain(`action="${order.action}"`);
  await shop.jobs.sweep('reconcile-with-stripe');
  expect(await textOf(order)).toContain(`action="${order.action}"`);
  expect((await take(order)).status).toBe(200);
});

test('of many presses at once no more than the limit deliver', async () => {
  const order = await bought();
  await change(order, `download_count = ${MOST_DOWNLOADS - 2}`);
  const answers = await times(6, () => press(order));
  const paths = answers.map(({ headers }) => headers.get('location') ?? '').filter((path) => path !== order.page);
  // The limit closes no file that it has counted.
  expect(tally(await Promise.all(paths.map((path) => request(path))))).toEqual({ 200: 2 });
  expect(await counted(order)).toBe(MOST_DOWNLOADS);
  await isClosed(order, 'Este enlace se ha usado demasiadas veces');
});

test('a month after its end nothing tells how often it was used', async () => {
  const [long, short] = [await bought(), await bought()];
  for (const order of [long, short]) expect((await take(order)).status).toBe(200);
  await change(long, `valid_until = now() - interval '31 days'`);
  await change(short, `valid_until = now() - interval '29 days'`);
  await shop.jobs.sweep('purge-download-counts');
  expect([await counted(long), await counted(short)]).toEqual([0, 1]);
  const { rows } = await shop.db.query<{ used: boolean }>(
    'SELECT last_downloaded_at IS NOT NULL AS used FROM downloads WHERE order_id = $1',
    [long.orderId],
  );
  expect(rows).toEqual([{ used: false }]);
});

test('an appointment has no file, but a day by which something comes', async () => {
  const purchase = await shop.buy();
  const { delivery } = (await shop.order(purchase.sessionId)).body;
  expect(delivery).toMatchObject({ files: [], later: { what: 'El resumen por escrito' } });
  expect((delivery?.later?.until ?? '') > purchase.hour.bookingDate).toBe(true);
});
