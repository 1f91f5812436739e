import { problem } from '@/app/api/(server)/_http/problem';
import { rowId } from '@/app/api/(server)/_http/row-id';
import { attendOverlap } from '@/lib/agenda/busy/attend-overlap';
import { attendedSchema } from '@/lib/private/desk-log/attended-schema';
import { deskAction } from '../../../../_http/desk-action';
import { deskConflict } from '../../../../_http/desk-conflict';

/** Of the appointment with this id. */
export const POST = deskAction<typeof attendedSchema, { id: string }>(
  { schema: attendedSchema },
  async ({ params, body, staff, now }) => {
    const bookingId = rowId(params.id);
    if (!bookingId) return problem(404, 'not_found');
    const { ok } = await attendOverlap({ bookingId, ...body, staff }, now);
    return ok ? Response.json({}) : deskConflict('need_changed', {});
  },
);
