import { endSession } from '@/lib/space/sessions/end-session';
import { spaceDevice } from '../../_http/space-device';
import { withSpace } from '../../_http/space-endpoint';
import { spaceFailure } from '../../_http/space-failure';

export const DELETE = withSpace<{ id: string }>({ stepUp: true }, async ({ request, session, now, params }) => {
  const ended = await endSession({ ...session, device: spaceDevice(request) }, params.id, now);
  return ended.ok ? new Response(null, { status: 204 }) : spaceFailure(ended.reason);
});
