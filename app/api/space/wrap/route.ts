import { renewWrap } from '@/lib/space/keys/renew-wrap';
import { renewedWrapSchema } from '@/lib/space/schema';
import { privateFailure } from '../../(server)/_http/private-failure';
import { spaceChange } from '../_http/space-change';
import { spaceDevice } from '../_http/space-device';

export const PUT = spaceChange({ schema: renewedWrapSchema, stepUp: true }, async (wrap, { request, session, now }) => {
  const renewed = await renewWrap(session, wrap, spaceDevice(request), now);
  return renewed.ok ? new Response(null, { status: 204 }) : privateFailure(renewed.reason);
});
