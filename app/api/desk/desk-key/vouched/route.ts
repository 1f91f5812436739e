import { vouchedWrapsSchema } from '@/lib/private/desk-key/schema';
import { vouchForWraps } from '@/lib/private/desk-key/vouch-for-wraps';
import { privateFailure } from '../../../(server)/_http/private-failure';
import { deskAction } from '../../_http/desk-action';

export const POST = deskAction({ schema: vouchedWrapsSchema }, async ({ staff, now, body }) => {
  const vouched = await vouchForWraps(body, staff, now);
  return vouched.ok ? Response.json({}) : privateFailure(vouched.reason);
});
