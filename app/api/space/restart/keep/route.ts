import { problem } from '@/app/api/(server)/_http/problem';
import { keepSchema } from '@/lib/space/schema';
import { keepByLink } from '@/lib/space/wipe/keep-space';
import { spaceDevice } from '../../_http/space-device';
import { spaceEntry } from '../../_http/space-entry';

export const POST = spaceEntry({ schema: keepSchema }, async ({ token }, request, now) => {
  const isKept = await keepByLink(token, spaceDevice(request), now);
  return isKept ? new Response(null, { status: 204 }) : problem(404, 'keep_link_over');
});
