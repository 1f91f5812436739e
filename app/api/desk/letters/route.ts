import { writeLetter } from '@/lib/letters/edit-letter';
import { listLetters } from '@/lib/letters/queries';
import { letterSchema } from '@/lib/letters/schema';
import { deskAction } from '../_http/desk-action';
import { deskQuery } from '../_http/desk-query';
import { pageNumber } from './page-number';

export const GET = deskQuery(async ({ search }) => Response.json(await listLetters(pageNumber(search))));

export const POST = deskAction({ schema: letterSchema }, async ({ body, staff, now }) =>
  Response.json({ letter: await writeLetter(body, staff, now) }, { status: 201 }),
);
