import { randomUUID } from 'node:crypto';
import { inDrill } from '@/tests/support/drill/in-drill';
import { newAddress } from '@/tests/support/http/new-address';
import { Visitors } from '@/tests/support/http/visitors';
import { openShop, type Placed, type Shop } from '@/tests/support/shop/shop';
import { type Nginx, startNginx } from '@/tests/support/stack/nginx';
import { until } from '@/tests/support/stack/until';

let shop: Shop;
let nginx: Nginx;
beforeAll(async () => {
  shop = await openShop({ instances: 2 });
  // As behind a CDN: the visitors differ by what it says of them.
  const listen = 'set_real_ip_from 127.0.0.1;\nreal_ip_header X-Forwarded-For;';
  nginx = await startNginx({ urls: shop.urls, listen });
});
afterAll(async () => {
  await nginx?.stop();
  await shop?.stop();
});

type Kind = 'page' | 'slots' | 'booking' | 'payment';

const PAUSE_MS = 50;
const PAGES = ['/', '/servicios/hipotecas', '/servicios', '/contacto', '/contratanos', '/blog', '/consulta-gratuita'];

/** Prerendered pages, pages rendered on request, and free hours. */
function addReaders(visitors: Visitors<Kind>, count: number): void {
  const day = shop.hours.day();
  const visits = [
    ...PAGES.map((path) => ({ kind: 'page' as const, url: nginx.url + path })),
    { kind: 'slots' as const, url: `${nginx.url}/api/slots?start=${day}&end=${day}` },
  ];
  for (let reader = 0; reader < count; reader += 1) {
    let next = reader;
    visitors.add(() => visits[next++ % visits.length], PAUSE_MS);
  }
}

function post(kind: 'booking' | 'payment', body: unknown) {
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': randomUUID(),
    'X-Forwarded-For': newAddress(),
  };
  return { kind, url: `${nginx.url}/api/${kind}s`, method: 'POST', headers, body: JSON.stringify(body) };
}

/** Until both servers have been asked so many times since now. */
async function bothAsked(times: number): Promise<void> {
  const before = nginx.log().length;
  await until(() => {
    const lines = nginx.log().slice(before);
    return shop.urls.every((url) => lines.filter(({ server }) => server === new URL(url).host).length >= times);
  }, 'Not both servers are asked');
}

async function storedOrders(): Promise<string[]> {
  const { rows } = await shop.db.query<{ id: string }>('SELECT id FROM orders ORDER BY id');
  return rows.map(({ id }) => id);
}

test('one server after the other is replaced while visitors come: no call fails, and every order is there once', async () => {
  const visitors = new Visitors<Kind>();
  addReaders(visitors, 4);
  for (const _ of [1, 2]) visitors.add(() => post('payment', shop.paymentBody()), PAUSE_MS);
  const hours = Array.from({ length: 36 }, () => shop.hours.next());
  visitors.add(() => {
    const hour = hours.shift();
    return hour && post('booking', shop.bookingBody(hour));
  }, PAUSE_MS);
  await bothAsked(10);
  for (const [index, url] of [...shop.urls.entries()].slice(0, inDrill(1, 2))) {
    await nginx.askOnly(shop.urls.filter((other) => other !== url));
    await shop.stopServer(index);
    await shop.startServer(index);
    await nginx.askOnly(shop.urls);
    await bothAsked(10);
  }
  const replies = await visitors.stop();
  expect(visitors.failed()).toEqual([]);
  expect(visitors.of('booking').length).toBeGreaterThan(5);
  const ordered = replies
    .filter(({ status }) => status === 201)
    .map(({ text }) => (JSON.parse(text) as Placed).orderId);
  expect(await storedOrders()).toEqual(ordered.sort());
});

test('a server is killed while visitors read: none of them gets an error', async () => {
  const visitors = new Visitors<Kind>();
  addReaders(visitors, 5);
  await bothAsked(10);
  const already = visitors.replies.length;
  await shop.killServer(1);
  await until(() => visitors.replies.length > already + 100, 'No page is read any more');
  await shop.startServer(1);
  await bothAsked(5);
  await visitors.stop();
  expect(visitors.failed()).toEqual([]);
});
