import { changeMailbox } from '@/lib/space/own-data/mailbox/change-mailbox';
import { mailboxSchema } from '@/lib/space/own-data/schema';
import { spaceChange } from '../_http/space-change';
import { spaceDevice } from '../_http/space-device';
import { spaceFailure } from '../_http/space-failure';

export const PUT = spaceChange(
  { schema: mailboxSchema, stepUp: true },
  async ({ ticket }, { request, session, now }) => {
    const changed = await changeMailbox({ ...session, device: spaceDevice(request) }, ticket, now);
    if (changed.ok) return new Response(null, { status: 204 });
    return spaceFailure(changed.reason === 'space-gone' ? 'space-closed' : changed.reason);
  },
);
