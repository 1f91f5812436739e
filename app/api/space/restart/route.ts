import { restartSchema } from '@/lib/space/schema';
import { askWipe } from '@/lib/space/wipe/ask-wipe';
import { keepSpace } from '@/lib/space/wipe/keep-space';
import { privateFailure } from '../../(server)/_http/private-failure';
import { problem } from '../../(server)/_http/problem';
import { spaceDevice } from '../_http/space-device';
import { withSpace } from '../_http/space-endpoint';
import { spaceEntry } from '../_http/space-entry';

export const POST = spaceEntry({ schema: restartSchema }, async ({ ticket }, request, now) => {
  const asked = await askWipe(ticket, spaceDevice(request), now);
  if (asked.ok) return Response.json({ wipeAt: asked.wipeAt.toISOString() }, { status: 202 });
  return asked.reason === 'space-unknown' ? problem(404, 'not_found') : privateFailure(asked.reason);
});

export const DELETE = withSpace({}, async ({ request, session, now }) => {
  await keepSpace({ ...session, device: spaceDevice(request) }, now);
  return new Response(null, { status: 204 });
});
