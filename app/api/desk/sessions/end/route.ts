import { endOtherSessions } from '@/lib/private/staff/end-other-sessions';
import { deskAction } from '../../_http/desk-action';
import { nothingSchema } from '../../_http/nothing-schema';

/** With a touch: a session that was stolen could end those of its person as often as they come in. */
export const POST = deskAction({ schema: nothingSchema, stepUp: true }, async ({ staff, now }) => {
  await endOtherSessions(staff, now);
  return Response.json({});
});
