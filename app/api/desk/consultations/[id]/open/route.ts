import { problem } from '@/app/api/(server)/_http/problem';
import { rowId } from '@/app/api/(server)/_http/row-id';
import { openSealedHead } from '@/lib/questions/consultations/open-sealed-head';
import { deskAction } from '../../../_http/desk-action';
import { nothingSchema } from '../../../_http/nothing-schema';

/** What a sealed consultation says, as it was sealed. */
export const POST = deskAction<typeof nothingSchema, { id: string }>(
  { schema: nothingSchema },
  async ({ staff, now, params: { id } }) => {
    const head = rowId(id) ? await openSealedHead(id, staff, now) : null;
    if (!head) return problem(404, 'not_found');
    return new Response(head, { headers: { 'Content-Type': 'application/octet-stream' } });
  },
);
