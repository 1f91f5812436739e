import { addKey } from '@/lib/staff/add-key';
import { newKeySchema } from '@/lib/staff/schema';
import { deskAction } from '../_http/desk-action';
import { deskFailure } from '../_http/desk-failure';

export const POST = deskAction({ schema: newKeySchema, stepUp: true }, async ({ staff, now, body }) => {
  const added = await addKey({ ...body, staff }, now);
  return added.ok ? Response.json({}, { status: 201 }) : deskFailure(added.reason);
});
