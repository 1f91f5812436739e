import { endOtherSessions } from '@/lib/space/sessions/end-other-sessions';
import { listSessions } from '@/lib/space/sessions/list-sessions';
import { spaceDevice } from '../_http/space-device';
import { withSpace } from '../_http/space-endpoint';

export const GET = withSpace({}, async ({ session, now }) => Response.json(await listSessions(session, now)));

/** All but this one. It protects: no key is asked for. */
export const DELETE = withSpace({}, async ({ request, session, now }) => {
  await endOtherSessions({ ...session, device: spaceDevice(request) }, now);
  return new Response(null, { status: 204 });
});
