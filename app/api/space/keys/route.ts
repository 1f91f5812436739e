import { addPasskey } from '@/lib/space/keys/add-passkey';
import { passkeySchema } from '@/lib/space/schema';
import { privateFailure } from '../../(server)/_http/private-failure';
import { spaceChange } from '../_http/space-change';
import { spaceDevice } from '../_http/space-device';

export const POST = spaceChange({ schema: passkeySchema, stepUp: true }, async (passkey, { request, session, now }) => {
  const added = await addPasskey({ ...session, device: spaceDevice(request) }, passkey, now);
  return added.ok ? Response.json({ id: added.id }, { status: 201 }) : privateFailure(added.reason);
});
