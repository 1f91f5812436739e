import { problem } from '@/app/api/(server)/_http/problem';
import { tryLetter } from '@/lib/letters/start-letter';
import { deskAction } from '../../../_http/desk-action';
import { nothingSchema } from '../../../_http/nothing-schema';

export const POST = deskAction<typeof nothingSchema, { id: string }>(
  { schema: nothingSchema },
  async ({ params, staff, now }) => {
    const tried = await tryLetter({ id: params.id, staff, now });
    return tried.ok ? Response.json({ queued: true }) : problem(404, 'not_found');
  },
);
