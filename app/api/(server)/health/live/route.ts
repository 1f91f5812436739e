import { guarded } from '../../_http/endpoint';

export const dynamic = 'force-dynamic';

/** This process answers. For orchestrators: restarting it would mend neither the database nor the jobs. */
export const GET = guarded(async () => Response.json({ status: 'ok' }));
