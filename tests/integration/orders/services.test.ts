import type { ListedProduct } from '@/lib/orders/catalog/find-products';
import type { OnTheWire } from '@/lib/shared/on-the-wire';
import { atTheDesk } from '@/tests/support/desk/at-the-desk';
import { CONSULTATION, RESET } from '@/tests/support/shop/products';
import { sharedShop } from '@/tests/support/shop/shop';

const shop = sharedShop();
afterEach(() => shop.db.query('UPDATE products SET paused_at = NULL'));

const isOnSale = async () => (await shop.api.get(`/api/products/${RESET}`)).status === 200;

async function linesOf(staffId: string): Promise<unknown[]> {
  const sql = 'SELECT kind, subject FROM desk_events WHERE staff_id = $1 ORDER BY at, id';
  return shop.rows(sql, [staffId]);
}

test('a service that is paused is off sale at once, and is on sale again when it is resumed', async () => {
  const desk = await atTheDesk(shop);
  const { id, name } = shop.product(RESET);
  expect((await desk.post(`/services/${id}/pause`)).status).toBe(204);
  expect(await isOnSale()).toBe(false);
  const { body } = await desk.get<{ services: OnTheWire<ListedProduct>[] }>('/services');
  expect(body.services.filter(({ pausedAt }) => pausedAt).map((service) => service.id)).toEqual([id]);
  expect((await desk.post(`/services/${id}/resume`)).status).toBe(204);
  expect(await isOnSale()).toBe(true);
  expect(await linesOf(desk.staff.id)).toEqual([
    { kind: 'services.paused', subject: name },
    { kind: 'services.resumed', subject: name },
  ]);
});

test('of two people who pause it at the same moment one does, and the other sees what there is now', async () => {
  const [one, other] = await Promise.all([atTheDesk(shop), atTheDesk(shop, { name: 'Luis Gil' })]);
  const { id } = shop.product(RESET);
  const answers = await Promise.all([one, other].map((desk) => desk.post(`/services/${id}/pause`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  const lost = answers.find(({ status }) => status === 409);
  expect(lost?.body).toMatchObject({
    error: { code: 'service_changed' },
    state: { services: expect.arrayContaining([expect.objectContaining({ id, pausedAt: expect.any(String) })]) },
  });
  const lines = await Promise.all([one, other].map((desk) => linesOf(desk.staff.id)));
  expect(lines.flat()).toHaveLength(1);
});

test('without a session nothing is paused', async () => {
  const { id } = shop.product(RESET);
  const headers = { 'Content-Type': 'application/json' };
  const refused = await shop.api.send(`/api/desk/services/${id}/pause`, { method: 'POST', headers, body: '{}' });
  expect(refused.status).toBe(401);
  expect(await isOnSale()).toBe(true);
});

test('what is no service is not found, or changed by nothing', async () => {
  const desk = await atTheDesk(shop);
  expect((await desk.post('/services/nada/pause')).status).toBe(404);
  expect((await desk.post(`/services/${desk.staff.id}/pause`)).status).toBe(409);
  expect(await linesOf(desk.staff.id)).toEqual([]);
});

test('an hour that waits for its payment can still be paid', async () => {
  const desk = await atTheDesk(shop);
  const purchase = await shop.place();
  await desk.post(`/services/${shop.product(CONSULTATION).id}/pause`);
  await shop.sandbox.completeSession(purchase.sessionId);
  await shop.askSuccessPage(purchase.sessionId);
  expect(await shop.stored(purchase)).toMatchObject({ status: 'confirmed' });
});
