import { problem } from '@/app/api/(server)/_http/problem';
import { rowId } from '@/app/api/(server)/_http/row-id';
import { statementAttendedSchema } from '@/lib/orders/desk/schema';
import { attendStatement } from '@/lib/orders/withdrawal/unmatched-statements';
import { deskAction } from '../../../_http/desk-action';
import { deskConflict } from '../../../_http/desk-conflict';

/** Of the statement of withdrawal with this id. */
export const POST = deskAction<typeof statementAttendedSchema, { id: string }>(
  { schema: statementAttendedSchema },
  async ({ params, body: { note }, staff, now }) => {
    const withdrawalId = rowId(params.id);
    const attended = withdrawalId && (await attendStatement({ withdrawalId, note, staff }, now));
    if (!attended || (!attended.ok && attended.reason === 'unknown')) return problem(404, 'not_found');
    return attended.ok ? Response.json({}) : deskConflict('need_changed', {});
  },
);
