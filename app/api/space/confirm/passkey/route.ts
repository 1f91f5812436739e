import { touchSchema } from '@/lib/private/passkeys/schema';
import { confirmByPasskey } from '@/lib/space/opening/confirm';
import { openedAnswer } from '../../_http/opened-answer';
import { spaceChange } from '../../_http/space-change';
import { spaceDevice } from '../../_http/space-device';
import { spaceFailure } from '../../_http/space-failure';

export const POST = spaceChange({ schema: touchSchema }, async (touch, { request, session, now }) => {
  const confirmed = await confirmByPasskey(touch, session, spaceDevice(request), now);
  return confirmed.ok ? openedAnswer(confirmed) : spaceFailure(confirmed.reason);
});
