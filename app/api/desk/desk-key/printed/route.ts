import { replacePrintedKey } from '@/lib/private/desk-key/replace-printed-key';
import { replacePrintedKeySchema } from '@/lib/private/desk-key/schema';
import { deskAction } from '../../_http/desk-action';
import { deskFailure } from '../../_http/desk-failure';

export const POST = deskAction({ schema: replacePrintedKeySchema, stepUp: true }, async ({ staff, now, body }) => {
  const replaced = await replacePrintedKey(body, staff, now);
  return replaced.ok ? Response.json({}) : deskFailure(replaced.reason);
});
