import { problem } from '@/app/api/(server)/_http/problem';
import { rowId } from '@/app/api/(server)/_http/row-id';
import { sealedAttachment } from '@/app/api/(server)/_http/sealed-attachment';
import { openSharedItem } from '@/lib/space/items/desk/shared-items';
import { deskAction } from '../../../_http/desk-action';
import { nothingSchema } from '../../../_http/nothing-schema';

/** What an owner shares, as it was sealed. Each call is a line in the log of the desk and in that of the space. */
export const POST = deskAction<typeof nothingSchema, { id: string }>(
  { schema: nothingSchema },
  async ({ staff, now, params: { id } }) => {
    const found = rowId(id) ? await openSharedItem(id, staff, now) : null;
    return found ? sealedAttachment(found) : problem(404, 'not_found');
  },
);
