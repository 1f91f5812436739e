import { beginConfirmation } from '@/lib/private/staff/begin-confirmation';
import { deskAction } from '../../_http/desk-action';
import { deskFailure } from '../../_http/desk-failure';
import { nothingSchema } from '../../_http/nothing-schema';

export const POST = deskAction({ schema: nothingSchema }, async ({ staff, now }) => {
  const begun = await beginConfirmation(staff, now);
  return begun.ok ? Response.json(begun) : deskFailure(begun.reason);
});
