import { beginConfirmation } from '@/lib/private/staff/confirm-session';
import { privateFailure } from '../../../(server)/_http/private-failure';
import { deskAction } from '../../_http/desk-action';
import { nothingSchema } from '../../_http/nothing-schema';

export const POST = deskAction({ schema: nothingSchema }, async ({ staff, now }) => {
  const begun = await beginConfirmation(staff, now);
  return begun.ok ? Response.json(begun) : privateFailure(begun.reason);
});
