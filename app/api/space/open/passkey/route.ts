import { touchSchema } from '@/lib/private/passkeys/schema';
import { openByPasskey } from '@/lib/space/opening/open-by-passkey';
import { privateFailure } from '../../../(server)/_http/private-failure';
import { openedAnswer } from '../../_http/opened-answer';
import { spaceCookie } from '../../_http/session-cookie';
import { spaceDevice } from '../../_http/space-device';
import { spaceEntry } from '../../_http/space-entry';

export const POST = spaceEntry({ schema: touchSchema }, async (touch, request, now) => {
  const input = { ...touch, earlierToken: spaceCookie.tokenOf(request) };
  const entered = await openByPasskey(input, spaceDevice(request), now);
  return entered.ok ? openedAnswer(entered) : privateFailure(entered.reason);
});
