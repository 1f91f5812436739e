import { stopLetter } from '@/lib/letters/start-letter';
import { deskAction } from '../../../_http/desk-action';
import { nothingSchema } from '../../../_http/nothing-schema';
import { letterAnswer } from '../../letter-answer';

export const POST = deskAction<typeof nothingSchema, { id: string }>(
  { schema: nothingSchema },
  async ({ params, staff, now }) => letterAnswer(await stopLetter({ id: params.id, staff, now })),
);
