import { endOtherSessions } from '@/lib/private/end-sessions';
import { listSessions } from '@/lib/space/sessions/list-sessions';
import { spaceSessions } from '@/lib/space/sessions/space-sessions';
import { spaceDevice } from '../_http/space-device';
import { withSpace } from '../_http/space-endpoint';

export const GET = withSpace({}, async ({ session, now }) => Response.json(await listSessions(session, now)));

/** All but this one, with a key: a session that was stolen could end those of its owner as often as they open the space. */
export const DELETE = withSpace({ stepUp: true }, async ({ request, session, now }) => {
  await endOtherSessions(spaceSessions, { ...session, device: spaceDevice(request) }, now);
  return new Response(null, { status: 204 });
});
