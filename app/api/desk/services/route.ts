import { listCatalogue } from '@/lib/orders/catalog/queries';
import { deskQuery } from '../_http/desk-query';

export const GET = deskQuery(async () => Response.json({ services: await listCatalogue() }));
