import { listProductsOnSale } from '@/lib/catalog/queries';
import { endpoint } from '../_http/endpoint';

export const dynamic = 'force-dynamic';

export const GET = endpoint(async () => Response.json(await listProductsOnSale()));
