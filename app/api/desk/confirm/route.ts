import { touchSchema } from '@/lib/private/passkeys/schema';
import { confirmSession } from '@/lib/private/staff/confirm-session';
import { privateFailure } from '../../(server)/_http/private-failure';
import { deskAction } from '../_http/desk-action';
import { entered } from '../_http/entered';

export const POST = deskAction({ schema: touchSchema }, async ({ staff, tokenHash, now, body }) => {
  const result = await confirmSession({ ...body, staff, tokenHash }, now);
  return result.ok ? entered(staff, result.sessionToken) : privateFailure(result.reason);
});
