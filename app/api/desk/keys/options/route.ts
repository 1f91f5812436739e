import { beginNewKey } from '@/lib/private/staff/keys';
import { privateFailure } from '../../../(server)/_http/private-failure';
import { deskAction } from '../../_http/desk-action';
import { nothingSchema } from '../../_http/nothing-schema';

export const POST = deskAction({ schema: nothingSchema, stepUp: true }, async ({ staff, now }) => {
  const begun = await beginNewKey(staff, now);
  return begun.ok ? Response.json(begun) : privateFailure(begun.reason);
});
