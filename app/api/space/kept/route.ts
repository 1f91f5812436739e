import { findKept } from '@/lib/own-data/find-kept';
import { withSpace } from '../_http/space-endpoint';

export const GET = withSpace({}, async ({ session, now }) => Response.json(await findKept(session, now)));
