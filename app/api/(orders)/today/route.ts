import { readToday } from '@/lib/orders/refunds/read-today';
import { endpoint } from '../../(server)/_http/endpoint';

export const dynamic = 'force-dynamic';

export const GET = endpoint(async () => Response.json(await readToday(new Date())));
