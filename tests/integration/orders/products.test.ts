import type { CatalogProduct } from '@/lib/orders/catalog/find-products';
import { catalogue } from '@/prisma/catalogue';
import { refusal } from '@/tests/support/http/api';
import { RESET } from '@/tests/support/shop/products';
import { sharedShop } from '@/tests/support/shop/shop';
import { until } from '@/tests/support/stack/until';

const shop = sharedShop();

test('the catalogue lists what is on sale, in its order, with what visitors may know', async () => {
  const { status, body } = await shop.api.get<CatalogProduct[]>('/api/products');
  expect(status).toBe(200);
  expect(body).toEqual(
    catalogue.map(({ files, followUpDays, ...product }) => ({
      id: expect.any(String),
      priceMax: null,
      bookingDuration: 60,
      ...product,
    })),
  );
});

test('a product is found by its address', async () => {
  for (const { slug } of catalogue) {
    expect(await shop.api.get(`/api/products/${slug}`)).toMatchObject({ status: 200, body: shop.product(slug) });
  }
});

test.each(['hazte-rico', 'RESET-FINANCIERO-21-DIAS', '%20', '%00', '..%2Fusers'])('there is no %s', async (slug) => {
  expect(await shop.api.get(`/api/products/${slug}`)).toMatchObject(refusal(404, 'not_found'));
});

test('a product that is taken off sale is gone from the list and from its address', async () => {
  await shop.db.query(`UPDATE products SET status = 'inactive' WHERE slug = $1`, [RESET]);
  try {
    const { body } = await shop.api.get<CatalogProduct[]>('/api/products');
    expect(body.map(({ slug }) => slug)).toEqual(catalogue.map(({ slug }) => slug).filter((slug) => slug !== RESET));
    expect((await shop.api.get(`/api/products/${RESET}`)).status).toBe(404);
  } finally {
    await shop.db.query(`UPDATE products SET status = 'active' WHERE slug = $1`, [RESET]);
  }
});

test('a paused product is not sold, and its address says that it is paused', async () => {
  const { id, name } = shop.product(RESET);
  await shop.db.query('UPDATE products SET paused_at = now() WHERE id = $1', [id]);
  try {
    const { body } = await shop.api.get<CatalogProduct[]>('/api/products');
    expect(body.map(({ slug }) => slug)).not.toContain(RESET);
    expect((await shop.api.get(`/api/products/${RESET}`)).status).toBe(404);
    const page = async () => {
      const answer = await fetch(`${shop.baseUrl}/checkout/${RESET}`, { redirect: 'manual' });
      expect(answer.status).toBe(200);
      return answer.text();
    };
    // The page of a visitor a moment ago may still be kept.
    const told = `Por ahora no se puede contratar «${name}»`;
    await until(async () => (await page()).includes(told), 'The page does not say that it is paused');
    expect(await page()).toContain('<meta name="robots" content="noindex"/>');
  } finally {
    await shop.db.query('UPDATE products SET paused_at = NULL WHERE id = $1', [id]);
  }
});

test('the catalogue cannot be written to', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    expect((await shop.api.send('/api/products', { method })).status).toBe(405);
  }
});
