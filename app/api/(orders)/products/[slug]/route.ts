import { endpoint } from '@/app/api/(server)/_http/endpoint';
import { problem } from '@/app/api/(server)/_http/problem';
import { findProductOnSale } from '@/lib/orders/catalog/find-products';

export const GET = endpoint(async (_request: Request, { params }: { params: Promise<{ slug: string }> }) => {
  const product = await findProductOnSale((await params).slug);
  return product ? Response.json(product) : problem(404, 'not_found');
});
