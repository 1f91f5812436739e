import { privateFailure } from '@/app/api/(server)/_http/private-failure';
import { rowId } from '@/app/api/(server)/_http/row-id';
import { withdrawInvitation } from '@/lib/private/staff/invite-person';
import { deskAction } from '../../../_http/desk-action';
import { nothingSchema } from '../../../_http/nothing-schema';

type Params = { id: string };

export const POST = deskAction<typeof nothingSchema, Params>(
  { schema: nothingSchema, stepUp: true },
  async ({ staff, now, params }) => {
    const invitationId = rowId(params.id);
    if (!invitationId) return privateFailure('invitation-unknown');
    const withdrawn = await withdrawInvitation({ invitationId, by: staff }, now);
    return withdrawn.ok ? Response.json({}) : privateFailure(withdrawn.reason);
  },
);
