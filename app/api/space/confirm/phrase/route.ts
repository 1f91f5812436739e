import { confirmByPhrase } from '@/lib/space/opening/confirm';
import { proofBodySchema } from '@/lib/space/schema';
import { openedAnswer } from '../../_http/opened-answer';
import { phraseFailure } from '../../_http/phrase-failure';
import { spaceChange } from '../../_http/space-change';
import { spaceDevice } from '../../_http/space-device';

export const POST = spaceChange({ schema: proofBodySchema }, async ({ proof }, { request, session, now }) => {
  const confirmed = await confirmByPhrase(proof, session, spaceDevice(request), now);
  return confirmed.ok ? openedAnswer(confirmed) : phraseFailure(confirmed);
});
