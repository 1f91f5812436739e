import { problem } from '@/app/api/(server)/_http/problem';
import { deleteLetter, editLetter } from '@/lib/letters/edit-letter';
import { readLetter } from '@/lib/letters/queries';
import { editedLetterSchema, seenLetterSchema } from '@/lib/letters/schema';
import { deskAction } from '../../_http/desk-action';
import { deskQuery } from '../../_http/desk-query';
import { letterAnswer } from '../letter-answer';

type Params = { id: string };

export const GET = deskQuery<Params>(async ({ params }) => {
  const letter = await readLetter(params.id);
  return letter ? Response.json({ letter }) : problem(404, 'not_found');
});

export const PUT = deskAction<typeof editedLetterSchema, Params>(
  { schema: editedLetterSchema },
  async ({ params, staff, now, body: { version, ...written } }) =>
    letterAnswer(await editLetter({ id: params.id, staff, now, version }, written)),
);

export const DELETE = deskAction<typeof seenLetterSchema, Params>(
  { schema: seenLetterSchema },
  async ({ params, staff, now, body }) => {
    const deleted = await deleteLetter({ id: params.id, staff, now, version: body.version });
    return deleted.ok ? Response.json({ deleted: true }) : letterAnswer(deleted);
  },
);
