import { listPurchases } from '@/lib/space/own-data/list-purchases';
import { withSpace } from '../_http/space-endpoint';

export const GET = withSpace({}, async ({ session, now }) => Response.json(await listPurchases(session, now)));
