import { findActiveProduct } from '@/lib/catalog/queries';
import { productSlug } from '@/lib/catalog/schema';
import { endpoint } from '../../_http/endpoint';
import { problem } from '../../_http/problem';

export const GET = endpoint(async (_request: Request, { params }: { params: Promise<{ slug: string }> }) => {
  const slug = productSlug.safeParse((await params).slug);
  const product = slug.success ? await findActiveProduct(slug.data) : null;
  return product ? Response.json(product) : problem(404, 'not_found');
});
