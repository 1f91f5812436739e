import { privateFailure } from '@/app/api/(server)/_http/private-failure';
import { requestDevice } from '@/app/api/(server)/_http/request-device';
import { touchSchema } from '@/lib/private/passkeys/schema';
import { signIn } from '@/lib/private/staff/sign-in';
import { endpoint } from '../../(server)/_http/endpoint';
import { rateLimited } from '../../(server)/_http/rate-limited';
import { readJson } from '../../(server)/_http/read-json';
import { entered } from '../_http/entered';
import { deskCookie } from '../_http/session-cookie';

export const POST = endpoint(
  rateLimited('desk-entry', async (request) => {
    const body = await readJson(request, touchSchema);
    if (!body.ok) return body.response;
    const input = { ...body.value, earlierToken: deskCookie.tokenOf(request) };
    const result = await signIn(input, requestDevice(request, 'desk-network'), new Date());
    return result.ok ? entered(result.staff, result.sessionToken) : privateFailure(result.reason);
  }),
);
