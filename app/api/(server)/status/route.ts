import { hasBearerToken } from '@/lib/server/security/bearer-token';
import { readStatus } from '@/lib/server/watch/read-status';
import { serverEnv } from '@/lib/shared/env';
import { guarded } from '../_http/endpoint';
import { problem } from '../_http/problem';

export const dynamic = 'force-dynamic';

export const GET = guarded(async (request) => {
  const { STATUS_TOKEN } = serverEnv();
  if (!STATUS_TOKEN) return problem(404, 'not_found');
  if (!hasBearerToken(request.headers, STATUS_TOKEN)) {
    return problem(401, 'unauthorized', undefined, { 'WWW-Authenticate': 'Bearer' });
  }
  return Response.json(await readStatus(new Date()));
});
