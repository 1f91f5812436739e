import { Hono } from 'hono';
import { listCatalogue } from '@/lib/orders/catalog/find-products';
import { pauseProduct, resumeProduct } from '@/lib/orders/catalog/pause-product';
import { problem, problemWithState } from '../(server)/_http/problem';
import { rowId } from '../(server)/_http/row-id';
import { call, change, type OneCall } from './_http/desk-calls';
import { nothingSchema } from './_http/nothing-schema';

export const services = new Hono()
  .get('/', call(), async (c) => c.json({ services: await listCatalogue() }))
  .post('/:id/pause', change(nothingSchema), (c) => changeSale(c, pauseProduct))
  .post('/:id/resume', change(nothingSchema), (c) => changeSale(c, resumeProduct));

/** A change to what is sold: 204, 404 for what is no id, 409 if it is so already. */
async function changeSale(c: OneCall, make: typeof pauseProduct | typeof resumeProduct) {
  const id = rowId(c.req.param('id'));
  if (!id) return problem(404, 'not_found');
  const changed = await make(id, c.var.session.staff, c.var.now);
  return changed.ok ? c.body(null, 204) : problemWithState(409, 'service_changed', { services: await listCatalogue() });
}
