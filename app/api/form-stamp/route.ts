import { issueFormTimestamp } from '@/lib/security/form-timestamp';
import { guarded } from '../_http/endpoint';

export const dynamic = 'force-dynamic';

/** Pages with forms are prerendered: whoever begins to fill one in asks here for the moment at which that was. */
export const GET = guarded(async () => Response.json({ stamp: issueFormTimestamp('fresh', new Date()) }));
