import { issueFormTimestamp } from '@/lib/server/security/form-timestamp';
import { guarded } from '../../(server)/_http/endpoint';

export const dynamic = 'force-dynamic';

/** Pages with forms are prerendered, so a form fetches its timestamp when it is first touched. */
export const GET = guarded(async () => Response.json({ stamp: issueFormTimestamp('fresh', new Date()) }));
