import { rotateDeskKey } from '@/lib/private/desk-key/rotate-desk-key';
import { rotateDeskKeySchema } from '@/lib/private/desk-key/schema';
import { deskAction } from '../../_http/desk-action';
import { deskFailure } from '../../_http/desk-failure';

export const POST = deskAction({ schema: rotateDeskKeySchema, stepUp: true }, async ({ staff, now, body }) => {
  const rotated = await rotateDeskKey(body, staff, now);
  return rotated.ok ? Response.json({}) : deskFailure(rotated.reason);
});
