import { endpoint } from '@/app/api/(server)/_http/endpoint';
import { privateFailure } from '@/app/api/(server)/_http/private-failure';
import { rateLimited } from '@/app/api/(server)/_http/rate-limited';
import { readJson } from '@/app/api/(server)/_http/read-json';
import { requestDevice } from '@/app/api/(server)/_http/request-device';
import { acceptInvitation } from '@/lib/private/staff/accept-invitation';
import { acceptSchema } from '@/lib/private/staff/schema';
import { entered } from '../../_http/entered';

export const POST = endpoint(
  rateLimited('desk-entry', async (request) => {
    const body = await readJson(request, acceptSchema);
    if (!body.ok) return body.response;
    const result = await acceptInvitation(body.value, requestDevice(request, 'desk-network'), new Date());
    if (!result.ok) return privateFailure(result.reason);
    const { staff, sessionToken, keyStep } = result;
    return entered(staff, sessionToken, { keyStep });
  }),
);
