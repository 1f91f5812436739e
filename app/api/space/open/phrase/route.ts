import { openByPhrase } from '@/lib/space/opening/open-by-phrase';
import { openByPhraseSchema } from '@/lib/space/schema';
import { openedAnswer } from '../../_http/opened-answer';
import { phraseFailure } from '../../_http/phrase-failure';
import { spaceCookie } from '../../_http/session-cookie';
import { spaceDevice } from '../../_http/space-device';
import { spaceEntry } from '../../_http/space-entry';
import { spaceFailure } from '../../_http/space-failure';

export const POST = spaceEntry({ schema: openByPhraseSchema }, async (given, request, now) => {
  const input = { ...given, earlierToken: spaceCookie.tokenOf(request) };
  const entered = await openByPhrase(input, spaceDevice(request), now);
  if (entered.ok) return openedAnswer(entered);
  return entered.reason === 'ticket-over' ? spaceFailure(entered.reason) : phraseFailure(entered);
});
