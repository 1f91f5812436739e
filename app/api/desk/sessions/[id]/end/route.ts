import { endSession } from '@/lib/private/end-sessions';
import { deskSessions } from '@/lib/private/staff/desk-sessions';
import { privateFailure } from '../../../../(server)/_http/private-failure';
import { deskAction } from '../../../_http/desk-action';
import { nothingSchema } from '../../../_http/nothing-schema';

type Params = { id: string };

/** Of one's own, with a touch. */
export const POST = deskAction<typeof nothingSchema, Params>(
  { schema: nothingSchema, stepUp: true },
  async ({ staff, now, params }) => {
    const ended = await endSession(deskSessions, staff, params.id, now);
    return ended.ok ? Response.json({}) : privateFailure(ended.reason);
  },
);
