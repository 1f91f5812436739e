import { notePrintedCheck } from '@/lib/private/desk-key/note-printed-check';
import { printedCheckSchema } from '@/lib/private/desk-key/schema';
import { deskAction } from '../../../_http/desk-action';
import { deskFailure } from '../../../_http/desk-failure';

export const POST = deskAction({ schema: printedCheckSchema }, async ({ staff, now, body }) => {
  const noted = await notePrintedCheck(body, staff, now);
  return noted.ok ? Response.json({}) : deskFailure(noted.reason);
});
