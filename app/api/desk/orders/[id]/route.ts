import { problem } from '@/app/api/(server)/_http/problem';
import { findOrderFile } from '@/lib/orders/desk/find-order-file';
import { orderIdSchema } from '@/lib/orders/desk/schema';
import { deskQuery } from '../../_http/desk-query';

export const GET = deskQuery<{ id: string }>(async ({ params, now }) => {
  const id = orderIdSchema.safeParse(params.id);
  const order = id.success && (await findOrderFile(id.data, now));
  return order ? Response.json({ order }) : problem(404, 'not_found');
});
