import { listSubscribers } from '@/lib/letters/queries';
import { deskQuery } from '../../_http/desk-query';
import { pageNumber } from '../page-number';

const MAX_SEARCH_CHARACTERS = 100;

export const GET = deskQuery(async ({ search }) => {
  const text = (search.get('search') ?? '').slice(0, MAX_SEARCH_CHARACTERS);
  return Response.json(await listSubscribers(text, pageNumber(search)));
});
