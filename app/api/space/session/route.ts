import { closeSpace } from '@/lib/space/sessions/close-space';
import { openSpace } from '../_http/open-space';
import { spaceCookie } from '../_http/session-cookie';
import { spaceDevice } from '../_http/space-device';
import { spaceEndpoint } from '../_http/space-endpoint';

export const DELETE = spaceEndpoint(async (request, _, now) => {
  const session = await openSpace(request, now);
  if (session) await closeSpace(session, spaceDevice(request), now);
  return new Response(null, { status: 204, headers: { 'Set-Cookie': spaceCookie.ended } });
});
