import { z } from 'zod';
import { resumeLetter } from '@/lib/newsletter/letters/resume-letter';
import { deskAction } from '../../../_http/desk-action';
import { letterAnswer } from '../../letter-answer';

const schema = z.object({});

export const POST = deskAction<typeof schema, { id: string }>({ schema }, async ({ params, staff, now }) =>
  letterAnswer(await resumeLetter({ id: params.id, staff, now })),
);
