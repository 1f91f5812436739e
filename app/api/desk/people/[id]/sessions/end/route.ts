import { endSessionsOfPerson } from '@/lib/private/staff/end-sessions-of-person';
import { privateFailure } from '../../../../../(server)/_http/private-failure';
import { deskAction } from '../../../../_http/desk-action';
import { nothingSchema } from '../../../../_http/nothing-schema';

type Params = { id: string };

export const POST = deskAction<typeof nothingSchema, Params>(
  { schema: nothingSchema, stepUp: true },
  async ({ staff, now, params }) => {
    const ended = await endSessionsOfPerson({ personId: params.id, by: staff }, now);
    return ended.ok ? Response.json({}) : privateFailure(ended.reason);
  },
);
