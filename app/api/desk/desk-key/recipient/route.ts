import { noteRecipient } from '@/lib/private/desk-key/note-recipient';
import { noteRecipientSchema } from '@/lib/private/desk-key/schema';
import { privateFailure } from '../../../(server)/_http/private-failure';
import { deskAction } from '../../_http/desk-action';

export const POST = deskAction({ schema: noteRecipientSchema, stepUp: true }, async ({ staff, now, body }) => {
  const noted = await noteRecipient(body, staff, now);
  return noted.ok ? Response.json({}) : privateFailure(noted.reason);
});
