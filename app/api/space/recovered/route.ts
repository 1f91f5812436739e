import { recover } from '@/lib/space/keys/recover';
import { recoveredSchema } from '@/lib/space/schema';
import { privateFailure } from '../../(server)/_http/private-failure';
import { spaceCookie } from '../_http/session-cookie';
import { spaceChange } from '../_http/space-change';
import { spaceDevice } from '../_http/space-device';

export const PUT = spaceChange(
  { schema: recoveredSchema, recovery: 'allowed' },
  async (keys, { request, session, now }) => {
    const recovered = await recover(session, keys, spaceDevice(request), now);
    if (!recovered.ok) return privateFailure(recovered.reason);
    return new Response(null, { status: 204, headers: { 'Set-Cookie': spaceCookie.begun(recovered.sessionToken) } });
  },
);
