import { z } from 'zod';
import { scheduleLetter } from '@/lib/newsletter/letters/schedule-letter';
import { scheduledLetterSchema } from '@/lib/newsletter/letters/schema';
import { unscheduleLetter } from '@/lib/newsletter/letters/unschedule-letter';
import { deskAction } from '../../../_http/desk-action';
import { letterAnswer } from '../../letter-answer';

type Params = { id: string };
const nothing = z.object({});

export const POST = deskAction<typeof scheduledLetterSchema, Params>(
  { schema: scheduledLetterSchema },
  async ({ params, staff, now, body }) => letterAnswer(await scheduleLetter({ id: params.id, staff, now, ...body })),
);

export const DELETE = deskAction<typeof nothing, Params>({ schema: nothing }, async ({ params, staff, now }) =>
  letterAnswer(await unscheduleLetter({ id: params.id, staff, now })),
);
