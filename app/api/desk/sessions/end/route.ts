import { endOtherSessions } from '@/lib/private/end-sessions';
import { deskSessions } from '@/lib/private/staff/desk-sessions';
import { deskAction } from '../../_http/desk-action';
import { nothingSchema } from '../../_http/nothing-schema';

/** With a touch: a session that was stolen could end those of its person as often as they come in. */
export const POST = deskAction({ schema: nothingSchema, stepUp: true }, async ({ staff, now }) => {
  await endOtherSessions(deskSessions, staff, now);
  return Response.json({});
});
