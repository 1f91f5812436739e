import { renewRecovery } from '@/lib/space/keys/replace-keys';
import { recoverySchema } from '@/lib/space/schema';
import { privateFailure } from '../../(server)/_http/private-failure';
import { spaceChange } from '../_http/space-change';
import { spaceDevice } from '../_http/space-device';

export const PUT = spaceChange(
  { schema: recoverySchema, stepUp: true },
  async (recovery, { request, session, now }) => {
    const renewed = await renewRecovery(session, recovery, spaceDevice(request), now);
    return renewed.ok ? new Response(null, { status: 204 }) : privateFailure(renewed.reason);
  },
);
