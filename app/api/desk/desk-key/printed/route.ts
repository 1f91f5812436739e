import { replacePrintedKey } from '@/lib/private/desk-key/replace-printed-key';
import { replacePrintedKeySchema } from '@/lib/private/desk-key/schema';
import { privateFailure } from '../../../(server)/_http/private-failure';
import { deskAction } from '../../_http/desk-action';

export const POST = deskAction({ schema: replacePrintedKeySchema, stepUp: true }, async ({ staff, now, body }) => {
  const replaced = await replacePrintedKey(body, staff, now);
  return replaced.ok ? Response.json({}) : privateFailure(replaced.reason);
});
