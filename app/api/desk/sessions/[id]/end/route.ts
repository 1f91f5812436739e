import { endSession } from '@/lib/private/staff/end-session';
import { deskAction } from '../../../_http/desk-action';
import { deskFailure } from '../../../_http/desk-failure';
import { nothingSchema } from '../../../_http/nothing-schema';

type Params = { id: string };

/** Of one's own, with a touch. */
export const POST = deskAction<typeof nothingSchema, Params>(
  { schema: nothingSchema, stepUp: true },
  async ({ staff, now, params }) => {
    const ended = await endSession({ sessionId: params.id, staff }, now);
    return ended.ok ? Response.json({}) : deskFailure(ended.reason);
  },
);
