import { privateFailure } from '@/app/api/(server)/_http/private-failure';
import { problem } from '@/app/api/(server)/_http/problem';
import { removeKey } from '@/lib/space/keys/remove-key';
import { spaceDevice } from '../../_http/space-device';
import { withSpace } from '../../_http/space-endpoint';

export const DELETE = withSpace<{ id: string }>({ stepUp: true }, async ({ request, session, now, params }) => {
  const removed = await removeKey({ ...session, device: spaceDevice(request) }, params.id, now);
  if (removed.ok) return new Response(null, { status: 204 });
  return removed.reason === 'key-unknown' ? problem(404, 'not_found') : privateFailure(removed.reason);
});
