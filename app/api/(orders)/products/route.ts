import { listProductsOnSale } from '@/lib/orders/catalog/find-products';
import { endpoint } from '../../(server)/_http/endpoint';

export const dynamic = 'force-dynamic';

export const GET = endpoint(async () => Response.json(await listProductsOnSale()));
