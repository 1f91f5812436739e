import { invitePerson } from '@/lib/private/staff/invite-person';
import { inviteSchema } from '@/lib/private/staff/schema';
import { privateFailure } from '../../../(server)/_http/private-failure';
import { deskAction } from '../../_http/desk-action';

export const POST = deskAction({ schema: inviteSchema, stepUp: true }, async ({ staff, now, body }) => {
  const invited = await invitePerson({ ...body, by: staff }, now);
  if (!invited.ok) return privateFailure(invited.reason);
  const { link, expiresAt } = invited;
  return Response.json({ link, expiresAt: expiresAt.toISOString() }, { status: 201 });
});
