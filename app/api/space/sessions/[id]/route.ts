import { endSession } from '@/lib/private/end-sessions';
import { spaceSessions } from '@/lib/space/sessions/space-sessions';
import { privateFailure } from '../../../(server)/_http/private-failure';
import { spaceDevice } from '../../_http/space-device';
import { withSpace } from '../../_http/space-endpoint';

export const DELETE = withSpace<{ id: string }>({ stepUp: true }, async ({ request, session, now, params }) => {
  const owner = { ...session, device: spaceDevice(request) };
  const ended = await endSession(spaceSessions, owner, params.id, now);
  return ended.ok ? new Response(null, { status: 204 }) : privateFailure(ended.reason);
});
