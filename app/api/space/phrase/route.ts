import { setPhrase } from '@/lib/space/keys/replace-keys';
import { phraseSchema } from '@/lib/space/schema';
import { privateFailure } from '../../(server)/_http/private-failure';
import { spaceChange } from '../_http/space-change';
import { spaceDevice } from '../_http/space-device';

export const PUT = spaceChange({ schema: phraseSchema, stepUp: true }, async (phrase, { request, session, now }) => {
  const set = await setPhrase(session, phrase, spaceDevice(request), now);
  return set.ok ? new Response(null, { status: 204 }) : privateFailure(set.reason);
});
