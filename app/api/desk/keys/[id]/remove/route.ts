import { removeKey } from '@/lib/private/staff/keys';
import { privateFailure } from '../../../../(server)/_http/private-failure';
import { deskAction } from '../../../_http/desk-action';
import { nothingSchema } from '../../../_http/nothing-schema';

type Params = { id: string };

export const POST = deskAction<typeof nothingSchema, Params>(
  { schema: nothingSchema, stepUp: true },
  async ({ staff, now, params }) => {
    const removed = await removeKey({ keyId: params.id, staff }, now);
    return removed.ok ? Response.json({}) : privateFailure(removed.reason);
  },
);
