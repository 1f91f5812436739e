import { readNumbers } from '@/lib/numbers/queries';
import { numbersSchema } from '@/lib/numbers/schema';
import { check } from '../../_http/read-json';
import { deskQuery } from '../_http/desk-query';

export const GET = deskQuery(async ({ search, now }) => {
  const asked = check(Object.fromEntries(search), numbersSchema);
  return asked.ok ? Response.json(await readNumbers(asked.value.period, now)) : asked.response;
});
