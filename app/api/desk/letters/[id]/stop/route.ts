import { z } from 'zod';
import { stopLetter } from '@/lib/newsletter/letters/stop-letter';
import { deskAction } from '../../../_http/desk-action';
import { letterAnswer } from '../../letter-answer';

const schema = z.object({});

export const POST = deskAction<typeof schema, { id: string }>({ schema }, async ({ params, staff, now }) =>
  letterAnswer(await stopLetter({ id: params.id, staff, now })),
);
