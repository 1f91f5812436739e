import { findOrders } from '@/lib/orders/desk/find-orders';
import { orderSearchSchema } from '@/lib/orders/desk/schema';
import { deskQuery } from '../_http/desk-query';

export const GET = deskQuery(async ({ search, now }) => {
  const query = orderSearchSchema.parse({
    q: search.get('q') ?? '',
    filter: search.get('filter') ?? 'all',
    page: search.get('page') ?? '1',
  });
  return Response.json(await findOrders(query, now));
});
