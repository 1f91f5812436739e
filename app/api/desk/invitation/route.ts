import { findInvitation } from '@/lib/private/staff/accept-invitation';
import { invitationSchema } from '@/lib/private/staff/schema';
import { endpoint } from '../../(server)/_http/endpoint';
import { rateLimited } from '../../(server)/_http/rate-limited';
import { readJson } from '../../(server)/_http/read-json';

/** What a link opens. The token comes in the body, not in an address, which a proxy would log. */
export const POST = endpoint(
  rateLimited('desk-entry', async (request) => {
    const body = await readJson(request, invitationSchema);
    if (!body.ok) return body.response;
    const found = await findInvitation(body.value.token, new Date());
    if (!found.ok) return Response.json({ state: found.reason });
    const { name, staffId } = found.invitation;
    return Response.json({ state: 'open', name, isForAnotherKey: staffId !== null });
  }),
);
