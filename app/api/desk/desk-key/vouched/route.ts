import { vouchedWrapsSchema } from '@/lib/private/desk-key/schema';
import { vouchForWraps } from '@/lib/private/desk-key/vouch-for-wraps';
import { deskAction } from '../../_http/desk-action';
import { deskFailure } from '../../_http/desk-failure';

export const POST = deskAction({ schema: vouchedWrapsSchema }, async ({ staff, now, body }) => {
  const vouched = await vouchForWraps(body, staff, now);
  return vouched.ok ? Response.json({}) : deskFailure(vouched.reason);
});
