import { openByPhrase } from '@/lib/space/opening/open-by-phrase';
import { openByPhraseSchema } from '@/lib/space/schema';
import { privateFailure } from '../../../(server)/_http/private-failure';
import { openedAnswer } from '../../_http/opened-answer';
import { phraseFailure } from '../../_http/phrase-failure';
import { spaceCookie } from '../../_http/session-cookie';
import { spaceDevice } from '../../_http/space-device';
import { spaceEntry } from '../../_http/space-entry';

export const POST = spaceEntry({ schema: openByPhraseSchema }, async (given, request, now) => {
  const input = { ...given, earlierToken: spaceCookie.tokenOf(request) };
  const entered = await openByPhrase(input, spaceDevice(request), now);
  if (entered.ok) return openedAnswer(entered);
  return entered.reason === 'ticket-over' ? privateFailure(entered.reason) : phraseFailure(entered);
});
