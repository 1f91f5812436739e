import { unlessEnded } from '@/app/api/(server)/_http/in-session';
import { privateFailure } from '@/app/api/(server)/_http/private-failure';
import { beginFirstKey, beginNextKey } from '@/lib/space/keys/create-passkey';
import { creationSchema } from '@/lib/space/schema';
import { openSpace } from '../../_http/open-space';
import { spaceEntry } from '../../_http/space-entry';

export const POST = spaceEntry({ schema: creationSchema }, async ({ ticket }, request, now) => {
  const session = ticket === undefined ? await openSpace(request, now) : null;
  if (ticket === undefined && !session) return privateFailure('space-closed');
  return unlessEnded('space_closed', async () => {
    const begun = session ? await beginNextKey(session, now) : await beginFirstKey(ticket ?? '', now);
    if (!begun.ok) return privateFailure(begun.reason);
    const { ceremonyId, options } = begun;
    return Response.json({ ceremonyId, options });
  });
});
