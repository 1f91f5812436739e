import { newPasskeySchema } from '@/lib/private/passkeys/schema';
import { addKey } from '@/lib/private/staff/keys';
import { privateFailure } from '../../(server)/_http/private-failure';
import { deskAction } from '../_http/desk-action';

export const POST = deskAction({ schema: newPasskeySchema, stepUp: true }, async ({ staff, now, body }) => {
  const added = await addKey({ ...body, staff }, now);
  return added.ok ? Response.json({}, { status: 201 }) : privateFailure(added.reason);
});
