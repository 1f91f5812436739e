import { listDeskEvents } from '@/lib/private/desk-log/list-desk-events';
import { logSearchSchema } from '@/lib/private/desk-log/schema';
import { check } from '../../(server)/_http/read-json';
import { deskQuery } from '../_http/desk-query';

export const GET = deskQuery(async ({ search }) => {
  const asked = check(Object.fromEntries(search), logSearchSchema);
  return asked.ok ? Response.json(await listDeskEvents(asked.value)) : asked.response;
});
