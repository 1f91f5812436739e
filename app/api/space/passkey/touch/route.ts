import { unlessEnded } from '@/app/api/(server)/_http/in-session';
import { privateFailure } from '@/app/api/(server)/_http/private-failure';
import { beginTouch } from '@/lib/space/keys/touch-key';
import { touchRequestSchema } from '@/lib/space/schema';
import { openSpace } from '../../_http/open-space';
import { spaceEntry } from '../../_http/space-entry';

export const POST = spaceEntry({ schema: touchRequestSchema }, async ({ purpose }, request, now) => {
  const session = purpose === 'confirm' ? await openSpace(request, now) : null;
  if (purpose === 'confirm' && !session) return privateFailure('space-closed');
  return unlessEnded('space_closed', async () => {
    const begun = await beginTouch(session, now);
    if (!begun.ok) return privateFailure(begun.reason);
    const { ceremonyId, options } = begun;
    return Response.json({ ceremonyId, options });
  });
});
