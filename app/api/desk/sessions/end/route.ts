import { endOtherSessions } from '@/lib/staff/end-other-sessions';
import { deskAction } from '../../_http/desk-action';
import { nothingSchema } from '../../_http/nothing-schema';

/** Protects: no touch is asked for. */
export const POST = deskAction({ schema: nothingSchema }, async ({ staff, now }) => {
  await endOtherSessions(staff, now);
  return Response.json({});
});
