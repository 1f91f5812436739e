import { issueStamp } from '@/lib/security/form-stamp';
import { guarded } from '../_http/endpoint';

export const dynamic = 'force-dynamic';

/** Pages with forms are prerendered: whoever begins to fill one in asks here for the moment at which that was. */
export const GET = guarded(async () => Response.json({ stamp: issueStamp('fresh', new Date()) }));
