import type { CatalogProduct } from '@/lib/catalog/queries';
import { catalogue } from '@/prisma/catalogue';
import { RESET } from '@/tests/support/shop/products';
import { openSharedShop, type SharedShop } from '@/tests/support/shop/shop';

let shop: SharedShop;
beforeAll(async () => {
  shop = await openSharedShop();
});
afterAll(() => shop.stop());

test('the catalogue lists what is on sale, in its order, with what visitors may know', async () => {
  const { status, body } = await shop.api.get<CatalogProduct[]>('/api/products');
  expect(status).toBe(200);
  expect(body).toEqual(
    catalogue.map(({ files, ...product }) => ({
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
  expect(await shop.api.get(`/api/products/${slug}`)).toMatchObject({
    status: 404,
    body: { error: { code: 'not_found' } },
  });
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

test('the catalogue cannot be written to', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    expect((await shop.api.send('/api/products', { method })).status).toBe(405);
  }
});
