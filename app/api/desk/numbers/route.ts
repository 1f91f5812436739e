import { readNumbers } from '@/lib/desk/numbers/queries';
import { numbersSchema } from '@/lib/desk/numbers/schema';
import { check } from '../../(server)/_http/read-json';
import { deskQuery } from '../_http/desk-query';

export const GET = deskQuery(async ({ search, now }) => {
  const asked = check(Object.fromEntries(search), numbersSchema);
  return asked.ok ? Response.json(await readNumbers(asked.value.period, now)) : asked.response;
});
