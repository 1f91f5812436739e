import { Crowd } from '@/tests/support/shop/crowd';
import { openShop, type Shop } from '@/tests/support/shop/shop';
import { type Nginx, startNginx } from '@/tests/support/stack/nginx';
import { waitUntil } from '@/tests/support/stack/wait-until';

jest.setTimeout(120_000);

let shop: Shop;
let nginx: Nginx;
beforeAll(async () => {
  shop = await openShop({ instances: 2, env: { TRUSTED_PROXY_HOPS: '1' } });
  nginx = await startNginx({ urls: shop.urls });
}, 300_000);
afterAll(async () => {
  await nginx?.stop();
  await shop?.stop();
});

/** Until both servers have been asked so many times since now. */
async function bothAsked(times: number): Promise<void> {
  const before = nginx.log().length;
  await waitUntil(
    () => {
      const lines = nginx.log().slice(before);
      return shop.urls.every((url) => lines.filter(({ server }) => server === new URL(url).host).length >= times);
    },
    { timeout: 30_000, message: 'Not both servers are asked' },
  );
}

async function storedOrders(): Promise<string[]> {
  const { rows } = await shop.db.query<{ id: string }>('SELECT id FROM orders ORDER BY id');
  return rows.map(({ id }) => id);
}

test('one server after the other is replaced under load: nobody meets a failure, and every order is there once', async () => {
  const crowd = new Crowd(nginx.url, shop).readers(4).buyers(2).bookers(4);
  await bothAsked(10);
  for (const [index, url] of shop.urls.entries()) {
    await nginx.askOnly(shop.urls.filter((other) => other !== url));
    await shop.stopServer(index);
    await shop.startServer(index);
    await nginx.askOnly(shop.urls);
    await bothAsked(10);
  }
  await crowd.stop();
  expect(crowd.failed()).toEqual([]);
  expect(crowd.made('POST /api/bookings').length).toBeGreaterThan(5);
  expect(await storedOrders()).toEqual(crowd.orders().sort());
});

test('a server is killed under load: readers do not notice', async () => {
  const crowd = new Crowd(nginx.url, shop).readers(5);
  await bothAsked(10);
  const already = crowd.calls.length;
  await shop.killServer(1);
  await waitUntil(() => crowd.calls.length > already + 100, { timeout: 30_000, message: 'Nobody goes on reading' });
  await shop.startServer(1);
  await bothAsked(5);
  await crowd.stop();
  expect(crowd.failed()).toEqual([]);
});
