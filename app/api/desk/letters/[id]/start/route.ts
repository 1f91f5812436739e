import { seenLetterSchema } from '@/lib/letters/schema';
import { startLetter } from '@/lib/letters/start-letter';
import { deskAction } from '../../../_http/desk-action';
import { letterAnswer } from '../../letter-answer';

export const POST = deskAction<typeof seenLetterSchema, { id: string }>(
  { schema: seenLetterSchema, stepUp: true },
  async ({ params, staff, now, body }) =>
    letterAnswer(await startLetter({ id: params.id, staff, now, version: body.version })),
);
