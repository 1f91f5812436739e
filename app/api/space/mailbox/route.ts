import { changeMailbox } from '@/lib/space/own-data/mailbox/change-mailbox';
import { mailboxSchema } from '@/lib/space/own-data/schema';
import { privateFailure } from '../../(server)/_http/private-failure';
import { spaceChange } from '../_http/space-change';
import { spaceDevice } from '../_http/space-device';

export const PUT = spaceChange(
  { schema: mailboxSchema, stepUp: true },
  async ({ ticket }, { request, session, now }) => {
    const changed = await changeMailbox({ ...session, device: spaceDevice(request) }, ticket, now);
    if (changed.ok) return new Response(null, { status: 204 });
    return privateFailure(changed.reason === 'space-gone' ? 'space-closed' : changed.reason);
  },
);
