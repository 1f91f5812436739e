import { touchSchema } from '@/lib/private/passkeys/schema';
import { confirmByPasskey } from '@/lib/space/opening/confirm';
import { privateFailure } from '../../../(server)/_http/private-failure';
import { openedAnswer } from '../../_http/opened-answer';
import { spaceChange } from '../../_http/space-change';
import { spaceDevice } from '../../_http/space-device';

export const POST = spaceChange({ schema: touchSchema }, async (touch, { request, session, now }) => {
  const confirmed = await confirmByPasskey(touch, session, spaceDevice(request), now);
  return confirmed.ok ? openedAnswer(confirmed) : privateFailure(confirmed.reason);
});
