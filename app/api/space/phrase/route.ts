import { setPhrase } from '@/lib/space/keys/replace-keys';
import { phraseSchema } from '@/lib/space/schema';
import { spaceChange } from '../_http/space-change';
import { spaceDevice } from '../_http/space-device';
import { spaceFailure } from '../_http/space-failure';

export const PUT = spaceChange({ schema: phraseSchema, stepUp: true }, async (phrase, { request, session, now }) => {
  const set = await setPhrase(session, phrase, spaceDevice(request), now);
  return set.ok ? new Response(null, { status: 204 }) : spaceFailure(set.reason);
});
