import { notePrintedCheck } from '@/lib/private/desk-key/note-printed-check';
import { printedCheckSchema } from '@/lib/private/desk-key/schema';
import { privateFailure } from '../../../../(server)/_http/private-failure';
import { deskAction } from '../../../_http/desk-action';

export const POST = deskAction({ schema: printedCheckSchema }, async ({ staff, now, body }) => {
  const noted = await notePrintedCheck(body, staff, now);
  return noted.ok ? Response.json({}) : privateFailure(noted.reason);
});
