import { problem } from '@/app/api/(server)/_http/problem';
import { rowId } from '@/app/api/(server)/_http/row-id';
import { confirmErasure } from '@/lib/space/mailbox-erasure/erasures';
import { deskAction } from '../../../_http/desk-action';
import { deskConflict } from '../../../_http/desk-conflict';
import { nothingSchema } from '../../../_http/nothing-schema';

/** What a person who has deleted everything of theirs had in the team's own mailbox is deleted there too. */
export const POST = deskAction<typeof nothingSchema, { id: string }>(
  { schema: nothingSchema },
  async ({ staff, now, params }) => {
    const id = rowId(params.id);
    if (!id) return problem(404, 'not_found');
    return (await confirmErasure(id, staff, now)) ? Response.json({}) : deskConflict('need_changed', {});
  },
);
