import { openByRecovery } from '@/lib/space/opening/open-by-recovery';
import { proofBodySchema } from '@/lib/space/schema';
import { privateFailure } from '../../../(server)/_http/private-failure';
import { openedAnswer } from '../../_http/opened-answer';
import { spaceCookie } from '../../_http/session-cookie';
import { spaceDevice } from '../../_http/space-device';
import { spaceEntry } from '../../_http/space-entry';

export const POST = spaceEntry(
  { schema: proofBodySchema, limit: 'space-recovery-address' },
  async ({ proof }, request, now) => {
    const input = { proof, earlierToken: spaceCookie.tokenOf(request) };
    const entered = await openByRecovery(input, spaceDevice(request), now);
    return entered.ok ? openedAnswer(entered) : privateFailure(entered.reason);
  },
);
