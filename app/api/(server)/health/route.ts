import { jobsAreRunning } from '@/lib/server/jobs/health';
import { guarded } from '../_http/endpoint';

export const dynamic = 'force-dynamic';

/** The shop works: for monitoring. */
export const GET = guarded(async () => {
  const jobs = await jobsAreRunning(new Date()).catch(() => null);
  const report = { database: jobs === null ? 'down' : 'ok', jobs: jobs ? 'ok' : 'down' };
  return Response.json({ status: jobs ? 'ok' : 'down', ...report }, { status: jobs ? 200 : 503 });
});
