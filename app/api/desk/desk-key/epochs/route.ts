import { rotateDeskKey } from '@/lib/private/desk-key/rotate-desk-key';
import { rotateDeskKeySchema } from '@/lib/private/desk-key/schema';
import { privateFailure } from '../../../(server)/_http/private-failure';
import { deskAction } from '../../_http/desk-action';

export const POST = deskAction({ schema: rotateDeskKeySchema, stepUp: true }, async ({ staff, now, body }) => {
  const rotated = await rotateDeskKey(body, staff, now);
  return rotated.ok ? Response.json({}) : privateFailure(rotated.reason);
});
