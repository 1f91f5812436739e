import { noteRecipient } from '@/lib/private/desk-key/note-recipient';
import { noteRecipientSchema } from '@/lib/private/desk-key/schema';
import { deskAction } from '../../_http/desk-action';
import { deskFailure } from '../../_http/desk-failure';

export const POST = deskAction({ schema: noteRecipientSchema, stepUp: true }, async ({ staff, now, body }) => {
  const noted = await noteRecipient(body, staff, now);
  return noted.ok ? Response.json({}) : deskFailure(noted.reason);
});
