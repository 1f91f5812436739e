import { endpoint } from '@/app/api/(server)/_http/endpoint';
import { privateFailure } from '@/app/api/(server)/_http/private-failure';
import { rateLimited } from '@/app/api/(server)/_http/rate-limited';
import { readJson } from '@/app/api/(server)/_http/read-json';
import { requestDevice } from '@/app/api/(server)/_http/request-device';
import { enterDemonstration } from '@/lib/private/staff/enter-demonstration';
import { demonstrationSchema } from '@/lib/private/staff/schema';
import { entered } from '../../_http/entered';
import { deskCookie } from '../../_http/session-cookie';

export const POST = endpoint(
  rateLimited('desk-entry', async (request) => {
    const body = await readJson(request, demonstrationSchema);
    if (!body.ok) return body.response;
    const input = { ...body.value, earlierToken: deskCookie.tokenOf(request) };
    const result = await enterDemonstration(input, requestDevice(request, 'desk-network'), new Date());
    return result.ok ? entered(result.staff, result.sessionToken) : privateFailure(result.reason);
  }),
);
