import { scheduledLetterSchema } from '@/lib/letters/schema';
import { scheduleLetter, unscheduleLetter } from '@/lib/letters/start-letter';
import { deskAction } from '../../../_http/desk-action';
import { nothingSchema } from '../../../_http/nothing-schema';
import { letterAnswer } from '../../letter-answer';

type Params = { id: string };

export const POST = deskAction<typeof scheduledLetterSchema, Params>(
  { schema: scheduledLetterSchema, stepUp: true },
  async ({ params, staff, now, body }) => letterAnswer(await scheduleLetter({ id: params.id, staff, now, ...body })),
);

export const DELETE = deskAction<typeof nothingSchema, Params>(
  { schema: nothingSchema },
  async ({ params, staff, now }) => letterAnswer(await unscheduleLetter({ id: params.id, staff, now })),
);
