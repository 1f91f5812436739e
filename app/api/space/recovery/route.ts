import { renewRecovery } from '@/lib/space/keys/replace-keys';
import { recoverySchema } from '@/lib/space/schema';
import { spaceChange } from '../_http/space-change';
import { spaceDevice } from '../_http/space-device';
import { spaceFailure } from '../_http/space-failure';

export const PUT = spaceChange(
  { schema: recoverySchema, stepUp: true },
  async (recovery, { request, session, now }) => {
    const renewed = await renewRecovery(session, recovery, spaceDevice(request), now);
    return renewed.ok ? new Response(null, { status: 204 }) : spaceFailure(renewed.reason);
  },
);
