import { endpoint } from '@/app/api/(server)/_http/endpoint';
import { privateFailure } from '@/app/api/(server)/_http/private-failure';
import { rateLimited } from '@/app/api/(server)/_http/rate-limited';
import { readJson } from '@/app/api/(server)/_http/read-json';
import { beginInvitation } from '@/lib/private/staff/accept-invitation';
import { invitationSchema } from '@/lib/private/staff/schema';

export const POST = endpoint(
  rateLimited('desk-entry', async (request) => {
    const body = await readJson(request, invitationSchema);
    if (!body.ok) return body.response;
    const begun = await beginInvitation(body.value.token, new Date());
    return begun.ok ? Response.json(begun) : privateFailure(begun.reason);
  }),
);
